/** Punctuation, as the browser knows it. */
export const P = /\p{P}/u;
/** Symbols, as the browser knows them. */
export const S = /\p{S}/u;
