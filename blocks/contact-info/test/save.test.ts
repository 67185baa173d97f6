import {
	hasPeerSample,
	peerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import { createBlock, serialize, switchToBlockType } from '@wordpress/blocks';
import address from '../../address/block.json';
import { settings as addressSettings } from '../../address/index';
import email from '../../email/block.json';
import { settings as emailSettings } from '../../email/index';
import phone from '../../phone/block.json';
import { settings as phoneSettings } from '../../phone/index';
import metadata from '../block.json';
import { settings } from '../index';

const plain = ( title: string ) => ( {
	apiVersion: 3,
	title,
	category: 'text',
	attributes: {
		content: { type: 'string', source: 'html', selector: 'p,h2' },
	},
	save: ( {
		attributes: { content },
	}: {
		attributes: { content: string };
	} ) => content,
} );

beforeAll( () => {
	registerBlock( email, emailSettings );
	registerBlock( phone, phoneSettings );
	registerBlock( address, addressSettings );
	registerBlock( metadata, settings );
	registerBlock( { name: 'core/paragraph' }, plain( 'Paragraph' ) );
	registerBlock( { name: 'core/heading' }, plain( 'Heading' ) );
	registerBlock(
		{ name: 'core/legacy-widget' },
		{
			...plain( 'Legacy widget' ),
			attributes: {
				id: { type: 'string' },
				idBase: { type: 'string' },
				instance: { type: 'object' },
			},
		}
	);
} );

const CHILDREN =
	'<!-- wp:jetpack/email {"email":"me@example.com"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->\n\n<!-- wp:jetpack/phone {"phone":"5"} -->\n<div class="wp-block-jetpack-phone"><a href="tel:5">5</a></div>\n<!-- /wp:jetpack/phone -->\n\n<!-- wp:jetpack/address /-->';

it.each( [
	'<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info"></div>\n<!-- /wp:jetpack/contact-info -->',
	`<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info">${ CHILDREN }</div>\n<!-- /wp:jetpack/contact-info -->`,
	`<!-- wp:jetpack/contact-info {"align":"wide","style":{"border":{"width":"2px"},"color":{"background":"#123456"}}} -->\n<div class="wp-block-jetpack-contact-info alignwide has-background" style="border-width:2px;background-color:#123456">${ CHILDREN }</div>\n<!-- /wp:jetpack/contact-info -->`,
] )( 'opens and saves unchanged: %s', ( post ) => {
	expect( roundTrip( post ).saved ).toBe( post );
} );

( hasPeerSample ? it : it.skip )( 'opens what other editors have saved', () => {
	const cases = peerSample( metadata.name ).filter(
		( { markup } ) => ! markup.includes( '<p>' )
	);
	expect( cases.length ).toBeGreaterThan( 1 );
	for ( const { markup } of cases ) {
		expect( roundTrip( markup ).saved ).toBe( markup );
	}
} );

describe( 'the old widget', () => {
	const widget = ( raw: object | null, idBase = 'widget_contact_info' ) =>
		createBlock( 'core/legacy-widget', {
			idBase,
			instance: { encoded: 'x', hash: 'y', ...( raw && { raw } ) },
		} );

	it( 'becomes contact details with the same texts', () => {
		const [ block, ...more ] =
			switchToBlockType(
				widget( {
					title: 'Hours & <info>',
					email: 'me@example.com',
					phone: '5',
					address: '1 Main St',
					hours: 'Lunch: 11am\nDinner: M-Th',
					showmap: 1,
				} ),
				metadata.name
			) ?? [];
		expect( more ).toEqual( [] );
		expect( block?.name ).toBe( metadata.name );
		expect(
			block?.innerBlocks.map( ( { name, attributes } ) => [
				name,
				attributes.content ??
					attributes.email ??
					attributes.phone ??
					attributes.address,
			] )
		).toEqual( [
			[ 'core/heading', 'Hours &amp; &lt;info>' ],
			[ 'jetpack/email', 'me@example.com' ],
			[ 'jetpack/phone', '5' ],
			[ 'jetpack/address', '1 Main St' ],
			[ 'core/paragraph', 'Lunch: 11am<br>Dinner: M-Th' ],
			// A map needs the block for it, which this editor has not.
		] );
		expect( serialize( block ? [ block ] : [] ) ).toContain(
			'mailto:me@example.com'
		);
	} );

	it( 'leaves out what it has not', () => {
		const [ block ] =
			switchToBlockType( widget( {} ), metadata.name ) ?? [];
		expect( block?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/email',
			'jetpack/phone',
			'jetpack/address',
		] );
	} );

	it.each( [
		[ widget, null, 'widget_contact_info' ],
		[ widget, { title: 'x' }, 'text' ],
	] )(
		'is left alone where it is another or cannot be read',
		( make, raw, idBase ) => {
			expect(
				switchToBlockType( make( raw, idBase ), metadata.name )
			).toBeNull();
		}
	);
} );
