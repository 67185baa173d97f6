import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { registerParagraph } from '../../../tests/js/embed-form';
import { serve } from '../../../tests/js/serve';
import * as button from '../../button';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

/** Registers the blocks, for tests that open them. */
export function setUp() {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, button.settings );
	registerParagraph();
}

export const LABEL = 'Calendly web address or embed code';
export const REFUSED =
	"Your calendar couldn't be embedded. Please double check your URL or code.";
export const CALENDAR = 'https://calendly.com/ann/half-an-hour';

/** The colors of a theme, as the server tells them. */
const FEATURES = {
	__experimentalFeatures: {
		color: {
			palette: {
				theme: [
					{ name: 'Night', slug: 'night', color: '#11223380' },
					{ name: 'Sun', slug: 'sun', color: '#fe0' },
				],
			},
		},
	},
};

export const saved = ( attributes?: object ) =>
	`<!-- wp:jetpack/calendly${ attributes ? ` ${ JSON.stringify( attributes ) }` : '' } -->\n<div class="wp-block-jetpack-calendly"></div>\n<!-- /wp:jetpack/calendly -->`;

/** An editor with a post. */
export const openPost = ( post: string ) =>
	openEditor( post, { modules: [ block, button ], settings: FEATURES } );

/** An editor with the block, and what the site was asked. */
export async function open( attributes?: object ) {
	const sent = serve( {} );
	const editor = await openPost( saved( attributes ) );
	return { editor, sent };
}

export const preview = () => screen.findByTitle( 'Calendly preview' );
export const shown = async () =>
	new URL( ( await preview() ).getAttribute( 'src' ) ?? '' );
export const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );
export const edit = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );
