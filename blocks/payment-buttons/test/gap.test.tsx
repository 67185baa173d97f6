import { openEditor, registerBlock } from '../../../tests/js/editor';
import recurring from '../../recurring-payments/block.json';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( recurring, { save: () => null } );
} );

it( 'tells its buttons its gap, and saves that only as WordPress does', async () => {
	const gaps = {
		'"20px"': '20px',
		'"0"': '0px',
		'"var:preset|spacing|40"': 'var(--wp--preset--spacing--40)',
		'{"top":"1px","left":"2em"}': '2em',
	};
	const editor = await openEditor(
		Object.keys( gaps )
			.map(
				( stored ) =>
					`<!-- wp:jetpack/payment-buttons {"style":{"spacing":{"blockGap":${ stored }}}} --><div class="wp-block-jetpack-payment-buttons"><!-- wp:jetpack/recurring-payments /--></div><!-- /wp:jetpack/payment-buttons -->`
			)
			.join( '' ),
		{ modules: [ block ] }
	);
	const groups = document.querySelectorAll< HTMLElement >(
		`[data-type="${ metadata.name }"]`
	);
	expect(
		[ ...groups ].map( ( { style } ) =>
			style.getPropertyValue( '--jetpack-payment-buttons-gap' )
		)
	).toEqual( Object.values( gaps ) );
	expect( editor.markup() ).not.toContain( '--jetpack' );
	// Of the template of the block, which older versions of WordPress need.
	expect( console ).toHaveWarned();
} );
