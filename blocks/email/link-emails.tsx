import type { ReactNode } from 'react';

/** What may follow an address in a sentence. */
const PUNCTUATION = /[.,/#!$%^&*;:{}=\-_`~()[\]]+$/;

const ADDRESS =
	/^(?=.{3,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](-*\.?[a-z\d])*\.[a-z](-?[a-z\d])+$/i;

const isEmail = ( text: string ) =>
	ADDRESS.test( text ) && ! /[^.@]{64,}(\.[^@]*)?$/.test( text );

/**
 * A text in which every e-mail address is a link. The link of an address that punctuation follows has that too: so posts hold it.
 *
 * @param text The text.
 */
export function linkEmails( text: string ): ReactNode[] {
	return text.split( /(\s+)/ ).map( ( token, at ) => {
		const bare = token.replace( PUNCTUATION, '' );
		return isEmail( bare )
			? [
					<a key={ at } href={ `mailto:${ token }` }>
						{ bare }
					</a>,
					token.slice( bare.length ),
				]
			: token;
	} );
}
