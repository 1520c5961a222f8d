import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileId } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

const ANSWER = '/actions/perform-quick-action/Case.Answer';
const Subject = 'Ihre Frage zu Ibuprofen';
const TextBody = 'Guten Tag,\n\nnehmen Sie es zu den Mahlzeiten.\nEin Glas Wasser dazu.\n\nIhre <Apotheke>';

let platform: Platform;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
});
afterAll(() => platform.close());

/** A case of a contact who reads `language`. */
async function question(over: object = {}, language: 'de' | 'en' = 'de') {
  const { store } = platform;
  const account = await store.insert('Account', { Name: 'Erika Beispiel' });
  const Email = `erika-${account.Id}@offizin.example`;
  const contact = await store.insert('Contact', { AccountId: account.Id, LastName: 'Beispiel', Email });
  await store.insert('User', {
    LastName: 'Beispiel',
    Username: Email,
    Email,
    ProfileId: profileId('Buyer'),
    ContactId: contact.Id,
    LanguageLocaleKey: language,
  });
  const asked = { Subject, AccountId: account.Id, ContactId: contact.Id, ...over };
  return { Email, accountId: account.Id, caseId: (await store.insert('Case', asked)).Id };
}

const answer = (contextId: string, fields: object, by = support) => by.post(ANSWER, { contextId, fields });
const mailOf = (ParentId: string) => platform.store.findOne('EmailMessage', { where: { ParentId } });

it('PF-MAIL-07 a case is answered at the address that it names, or else at that of its contact', async () => {
  const defaults = async (caseId: string) => {
    const { body } = await support.get(`/actions/record-defaults/Case.Answer?parentRecordId=${caseId}`);
    return body.fields.ToAddress.value;
  };
  const { caseId, Email } = await question();
  expect(await defaults(caseId)).toBe(Email);
  const other = await question({ SuppliedEmail: 'web@offizin.example' });
  expect(await defaults(other.caseId)).toBe('web@offizin.example');
});

it('PF-MAIL-07 what the staff writes is sent as text in the shop’s name, and stands on case and account', async () => {
  const { caseId, accountId, Email } = await question();
  const { status } = await answer(caseId, { ToAddress: Email, Subject, TextBody });
  expect(status).toBe(201);
  const mail = await mailOf(caseId);
  expect(mail).toMatchObject({
    Subject,
    ToAddress: Email,
    FromAddress: 'service@offizin.example',
    RelatedToId: accountId,
    MessageDate: platform.clock().toISOString(),
    Incoming: false,
    Status: '3',
  });
  expect(mail?.HtmlBody).toContain('nehmen Sie es zu den Mahlzeiten.<br>Ein Glas Wasser dazu.</p>');
  expect(mail?.HtmlBody).toContain('Ihre &lt;Apotheke&gt;');
  expect(mail?.TextBody).toContain(TextBody);
});

it('PF-MAIL-07 the frame of an answer is in the language of the customer', async () => {
  const { caseId, Email } = await question({}, 'en');
  await answer(caseId, { ToAddress: Email, Subject, TextBody });
  expect((await mailOf(caseId))?.HtmlBody).toContain('<html lang="en">');
});

it('PF-MAIL-08 nobody says from whom or when a mail is, changes one that was sent, or writes one about nothing', async () => {
  const { caseId, Email } = await question();
  const mail = { ToAddress: Email, Subject, TextBody };
  const create = (fields: object) => support.post('/records', { apiName: 'EmailMessage', fields });
  for (const forged of [{ FromAddress: 'chef@offizin.example' }, { MessageDate: '2020-01-01T00:00:00Z' }])
    expect((await create({ ...mail, ParentId: caseId, ...forged })).status).toBe(400);
  const aboutNothing = await create(mail);
  expect(aboutNothing.body.output.fieldErrors.ParentId[0].errorCode).toBe('REQUIRED_FIELD_MISSING');
  const long = await create({ ...mail, ParentId: caseId, TextBody: '"'.repeat(30_000) });
  expect(long.body.output.fieldErrors.TextBody[0].message).toBe(
    'Der Text ist zu lang für eine E-Mail. Kürzen Sie ihn.',
  );
  expect(await mailOf(caseId)).toBeUndefined();
  const { id } = (await create({ ...mail, ParentId: caseId })).body;
  expect((await support.patch(`/records/${id}`, { fields: { Subject: 'Anders' } })).status).toBe(403);
  expect((await support.delete(`/records/${id}`)).status).toBe(403);
});

it('PF-MAIL-08 buyers and guests write no mails', async () => {
  const { caseId, Email } = await question();
  for (const by of [await platform.user('Buyer'), platform.guest])
    expect((await answer(caseId, { ToAddress: Email, Subject, TextBody }, by)).status).toBeGreaterThanOrEqual(
      400,
    );
  expect(await mailOf(caseId)).toBeUndefined();
});
