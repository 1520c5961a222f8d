/** The demonstration buyer that the sign-in page names; an operator removes it with the demonstration data. */
export const demoLogin = { username: 'erika@offizin.example', password: 'demo' };
