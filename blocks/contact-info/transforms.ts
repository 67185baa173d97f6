import { createBlock, getBlockType } from '@wordpress/blocks';

/** What the old widget holds. */
interface Widget {
	idBase?: string;
	instance?: { raw?: Partial< Record< string, string > > | null };
}

const html = ( text: string ) =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( /\r?\n/g, '<br>' );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/legacy-widget' ],
			isMatch: ( { idBase, instance }: Widget ) =>
				idBase === 'widget_contact_info' && !! instance?.raw,
			transform: ( { instance }: Widget ) => {
				const raw = instance?.raw ?? {};
				const { title, email, phone, address, hours, showmap } = raw;
				const parts: [ string, string, unknown, unknown ][] = [
					[ 'core/heading', 'content', title, html( title ?? '' ) ],
					[ 'jetpack/email', 'email', 1, email ],
					[ 'jetpack/phone', 'phone', 1, phone ],
					[ 'jetpack/address', 'address', 1, address ],
					[ 'core/paragraph', 'content', hours, html( hours ?? '' ) ],
					[ 'jetpack/map', 'address', showmap && address, address ],
				];
				return createBlock(
					'jetpack/contact-info',
					{},
					parts
						.filter(
							( [ name, , isThere ] ) =>
								isThere && getBlockType( name )
						)
						.map( ( [ name, key, , value ] ) =>
							createBlock( name, { [ key ]: value } )
						)
				);
			},
		},
	],
};
