import type { germanTry } from './german.ts';

export const englishTry: typeof germanTry = {
  try: {
    title: 'Try it',
    lead: 'The call goes to “{{environment}}” as yourself.',
    send: 'Send',
    sending: 'Sending …',
    answered: 'Answer {{status}} after {{ms}} ms.',
    notAnswered: 'There was no answer.',
    notSent_one: 'Nothing was sent. Correct the marked entry.',
    notSent_other: 'Nothing was sent. Correct the {{count}} marked entries.',
    body: 'Body as JSON',
    keys: 'Ctrl+Enter sends it.',
    inPath: 'in the path',
    inQuery: 'in the query',
    list: 'several with commas',
    example: 'e.g. {{value}}',
    unset: '(not given)',
    ask: 'Send {{method}}?',
    askLead: '{{method}} {{address}} is sent as yourself to “{{environment}}”. This may change data.',
    answer: 'Answer to the attempt',
    headers: 'Headers of the answer',
    answerBody: 'Body of the answer',
    noBody: 'The answer has no body.',
    ofSandbox: 'Calls of the sandbox control the platform itself. The page “Sandbox” offers them.',
    ofSignIn:
      'This call signs programs in and takes their secret instead of your session. Make it from the program, for instance with the command below.',
    notPassedOn:
      'The console does not pass calls of this address on to the platform. Call the platform directly, for instance with the command below.',
    noJsonBody: 'This call takes a file or a form instead of JSON. Send it with the command below.',
    noTextAnswer:
      'This call answers with a file, which cannot be shown here. Fetch it with the command below.',
    faultAt: 'At {{at}}: {{text}}',
    missing: 'Enter a value; the call is not valid without it.',
    noJson: 'This is no complete JSON. Check brackets, commas and quotation marks.',
    noJsonAt:
      'This is no JSON. Check brackets, commas and quotation marks at line {{line}}, column {{column}}.',
    type: 'Enter a value of the type {{types}}.',
    enum: 'Enter one of these values: {{choices}}.',
    pattern: 'Enter a value that matches {{pattern}}.',
    minLength: 'Enter at least {{limit}} characters.',
    maxLength: 'Enter at most {{limit}} characters.',
    minimum: 'Enter a number from {{limit}} up.',
    maximum: 'Enter a number up to {{limit}}.',
    minItems: 'Enter at least {{limit}} values.',
    maxItems: 'Enter at most {{limit}} values.',
  },
};
