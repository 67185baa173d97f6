import { screen, within } from '@testing-library/react';
import { InnerBlocks, useInnerBlocksProps } from '@wordpress/block-editor';
import userEvent from '@testing-library/user-event';
import {
	openEditor,
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';
import { linkClasses, linkStyle } from '../link-look';
import { fromPalette } from '../palette';
import type { ButtonAttributes } from '../types';

beforeAll( () => registerBlock( metadata, block.settings ) );

const bare = ( attributes: object = {} ) =>
	`<!-- wp:jetpack/button ${ JSON.stringify( attributes ) } /-->`;

describe( 'saved posts', () => {
	it.each( [
		bare( { align: 'left' } ),
		bare( {
			element: 'button',
			uniqueId: 'mailchimp-widget-id',
			text: 'Join',
			customTextColor: '#fff',
			customGradient: 'linear-gradient(135deg,red 0%,blue 100%)',
			borderRadius: 0,
			width: '25%',
			lock: { remove: true },
		} ),
		bare( {
			element: 'a',
			uniqueId: 'id',
			passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
			text: 'Pay',
		} ),
	] )( 'opens valid and saves unchanged %s', ( post ) => {
		expect( roundTrip( post ).saved ).toBe( post );
	} );

	it( 'writes everything into the post where that is asked for', () => {
		const { saved } = roundTrip(
			`<!-- wp:jetpack/button {"element":"a","saveInPostContent":true,"uniqueId":"go","text":"Go","url":"https://a.test/","backgroundColor":"black","borderRadius":0} -->\n<div class="wp-block-jetpack-button wp-block-button jetpack-submit-button"><a class="wp-block-button__link has-background has-black-background-color no-border-radius" data-id-attr="go" href="https://a.test/" id="go" rel="noopener noreferrer" role="button" style="border-radius:0px" target="_blank">Go</a></div>\n<!-- /wp:jetpack/button -->`
		);
		expect( saved ).toContain( 'data-id-attr="go"' );
	} );

	it( 'keeps the class by the name of the block that a button was saved for', () => {
		const post =
			'<!-- wp:jetpack/button {"element":"a","saveInPostContent":true,"text":"Go","className":"wp-block-jetpack-mailchimp"} -->\n<div class="wp-block-jetpack-button wp-block-button jetpack-submit-button wp-block-jetpack-mailchimp"><a class="wp-block-button__link" data-id-attr="placeholder" rel="noopener noreferrer" role="button" target="_blank">Go</a></div>\n<!-- /wp:jetpack/button -->';
		const bareClass = post.replace(
			',"className":"wp-block-jetpack-mailchimp"',
			''
		);
		for ( const markup of [ post, bareClass ] ) {
			const opened = roundTrip( markup );
			expect( opened.block.isValid ).toBe( true );
			expect( opened.saved ).toContain( 'wp-block-jetpack-mailchimp' );
		}
	} );

	itKeepsThePeerSample( metadata.name );
} );

describe( 'the look', () => {
	const base: ButtonAttributes = { saveInPostContent: false };

	it( 'has a class for each thing that is set', () => {
		expect( linkClasses( base ) ).toBe( 'wp-block-button__link' );
		expect(
			linkClasses( {
				...base,
				textColor: 'red2',
				backgroundColor: 'black',
				gradient: 'sea',
				borderRadius: 0,
				width: '50%',
				fontSize: 'large',
			} ).split( ' ' )
		).toEqual( [
			'wp-block-button__link',
			'has-text-color',
			'has-red-2-color',
			'has-background',
			'has-sea-gradient-background',
			'no-border-radius',
			'has-custom-width',
			'has-large-font-size',
			'has-custom-font-size',
		] );
	} );

	it( 'lets a gradient win over a color', () => {
		expect(
			linkStyle( {
				...base,
				customBackgroundColor: '#123456',
				customGradient: 'linear-gradient(red,blue)',
				borderRadius: 50,
			} )
		).toMatchObject( {
			background: 'linear-gradient(red,blue)',
			backgroundColor: undefined,
			borderRadius: '50px',
		} );
	} );

	it( 'keeps the slug of a color of the theme, and any other color as it is', () => {
		const palette = [ { slug: 'ink', color: '#000' } ];
		expect( fromPalette( palette, 'color', '#000' ) ).toEqual( {
			slug: 'ink',
			custom: undefined,
		} );
		expect( fromPalette( palette, 'color', '#001' ) ).toEqual( {
			slug: undefined,
			custom: '#001',
		} );
		expect( fromPalette( undefined, 'color', undefined ) ).toEqual( {
			slug: undefined,
			custom: undefined,
		} );
	} );
} );

function Around() {
	return <div { ...useInnerBlocksProps() } />;
}
const around = {
	apiVersion: 3,
	title: 'Around',
	category: 'text',
	attributes: { width: { type: 'string' } },
	providesContext: { 'jetpack/parentBlockWidth': 'width' },
	edit: Around,
	save: () => <InnerBlocks.Content />,
};

describe( 'the editor', () => {
	it( 'takes a radius of 0 to 50 pixels and a width with its unit', async () => {
		const editor = await openEditor( bare( { text: 'Go' } ), {
			modules: [ block ],
		} );
		await editor.select();
		const user = userEvent.setup();
		const radius = screen.getByRole( 'spinbutton', {
			name: 'Border radius',
		} );
		expect( radius ).toHaveAttribute( 'max', '50' );
		await user.clear( radius );
		await user.type( radius, '12' );
		await user.tab();
		expect( editor.blocks()[ 0 ]?.attributes.borderRadius ).toBe( 12 );
		const set = () => editor.blocks()[ 0 ]?.attributes.width;
		await user.click( screen.getByRole( 'button', { name: '25%' } ) );
		expect( set() ).toBe( '25%' );
		const width = screen.getByRole( 'spinbutton', {
			name: 'Custom width',
		} );
		await user.clear( width );
		await user.type( width, '250' );
		await user.tab();
		expect( set() ).toBe( '100%' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Select unit' } ),
			'px'
		);
		expect( set() ).toBe( '150px' );
		await user.clear( width );
		await user.type( width, '3000' );
		await user.tab();
		expect( set() ).toBe( '3000px' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Select unit' } ),
			'em'
		);
		expect( set() ).toBe( '10em' );
		await user.clear( width );
		await user.type( width, '200' );
		await user.tab();
		expect( set() ).toBe( '200em' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Select unit' } ),
			'%'
		);
		expect( set() ).toBe( '100%' );
	} );

	it.each( [
		[ '50%', undefined ],
		[ '150px', '150px' ],
	] )(
		'of the width %s has %s when text begins to flow around it',
		async ( width, left ) => {
			const editor = await openEditor( bare( { text: 'Go', width } ), {
				modules: [ block ],
			} );
			const [ { clientId = '' } = {} ] = editor.blocks();
			await editor.select();
			await editor.act( ( actions ) => {
				void actions.updateBlockAttributes( clientId, {
					align: 'right',
				} );
			} );
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				align: 'right',
				width: left,
			} );
			expect( editor.steps() ).toBe( 1 );
		}
	);

	it( 'leaves a share beside flowing text that came so', async () => {
		const post = bare( { text: 'Go', width: '50%', align: 'left' } );
		const editor = await openEditor( post, { modules: [ block ] } );
		await editor.select();
		expect( editor.markup() ).toBe(
			bare( { text: 'Go', width: '50%', align: 'left' } )
		);
	} );

	it( 'draws a border of the theme’s color, and writes no class for it', async () => {
		const attributes = { text: 'Go', borderColor: 'vivid2red' };
		await openEditor( bare( attributes ), { modules: [ block ] } );
		expect( screen.getByText( 'Go' ) ).toHaveClass(
			'has-vivid-2red-border-color'
		);
		expect(
			linkClasses( { saveInPostContent: true, ...attributes } )
		).toBe( 'wp-block-button__link' );
	} );

	it.each( [
		[ 'jetpack/calendly', 0 ],
		[ 'jetpack/eventbrite', 0 ],
		[ 'test/wide', 1 ],
	] )( 'of %s offers %d fields for a link', async ( name, count ) => {
		registerBlock( { name }, around );
		const editor = await openEditor(
			`<!-- wp:${ name } -->\n${ bare( { text: 'Go', element: 'a' } ) }\n<!-- /wp:${ name } -->`,
			{ modules: [ block ] }
		);
		await editor.act( ( actions ) => {
			void actions.selectBlock(
				editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.clientId ?? ''
			);
		} );
		await screen.findByText( 'Border radius' );
		expect(
			screen.queryAllByRole( 'button', { name: /link/i } )
		).toHaveLength( count );
	} );

	it( 'has no share of its surroundings where text flows around it', async () => {
		const editor = await openEditor(
			bare( { text: 'Go', align: 'left' } ),
			{ modules: [ block ] }
		);
		await editor.select();
		expect( screen.queryByRole( 'button', { name: '25%' } ) ).toBeNull();
		expect(
			within( screen.getByRole( 'combobox', { name: 'Select unit' } ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'px', 'em' ] );
	} );

	it.each( [
		[ 'jetpack/contact-form', '8' ],
		[ 'test/wide', '5' ],
	] )( 'begins with the radius of %s', async ( name, radius ) => {
		registerBlock( { name }, around );
		const editor = await openEditor(
			`<!-- wp:${ name } -->\n${ bare( { text: 'Go' } ) }\n<!-- /wp:${ name } -->`,
			{ modules: [ block ] }
		);
		await editor.act( ( actions ) => {
			void actions.selectBlock(
				editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.clientId ?? ''
			);
		} );
		expect(
			await screen.findByRole( 'slider', { name: 'Border radius' } )
		).toHaveValue( radius );
	} );

	it( 'takes its width from the block around it, where that has one', async () => {
		registerBlock( { name: 'test/wide' }, around );
		const editor = await openEditor(
			`<!-- wp:test/wide {"width":"50%"} -->\n${ bare( { text: 'Go', width: '25%' } ) }\n<!-- /wp:test/wide -->`,
			{ modules: [ block ] }
		);
		await editor.act( ( actions ) => {
			void actions.selectBlock(
				editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.clientId ?? ''
			);
		} );
		expect( await screen.findByText( 'Border radius' ) ).toBeVisible();
		expect( screen.queryByText( 'Custom width' ) ).toBeNull();
		expect(
			screen.getByRole( 'document', { name: 'Block: Button' } )
		).toHaveStyle( { width: '100%' } );
	} );
} );
