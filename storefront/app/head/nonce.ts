import { createContext, useContext } from 'react';

/** The nonce of the response, for scripts and styles in the page. Browsers hide it, so it is absent there. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
