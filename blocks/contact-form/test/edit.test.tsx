import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock, getBlockVariations } from '@wordpress/blocks';
import { fieldsFirst } from '@slipstream/forms';
import {
	form,
	isValid,
	named,
	open,
	part,
	sidebar,
	text,
} from './support/editor';
import type { TestEditor } from '../../../tests/js/editor';

describe( 'a new form', () => {
	it( 'offers kinds of forms and fills itself with the one chosen', async () => {
		const editor = await open( form() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'RSVP form' } )
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			variationName: 'rsvp-form',
			subject: 'A new RSVP from your website',
		} );
		expect(
			named( editor, 'option' ).map( ( one ) => one.attributes.label )
		).toEqual( [ 'Yes', 'No' ] );
		expect( editor.markup() ).toContain( '"type":"submit"' );
		expect( isValid( editor ) ).toBe( true );
	} );

	it.each( [
		'contact-form',
		'rsvp-form',
		'registration-form',
		'appointment-form',
		'feedback-form',
		'newsletter-form',
		'multistep-form',
		'lead-capture-form',
		'salesforce-lead-form',
	] )( 'of the kind %s comes filled, with one button', async ( kind ) => {
		const editor = await open( form( '', { variationName: kind } ) );
		await waitFor( () =>
			expect( named( editor, 'field-email' ) ).toHaveLength( 1 )
		);
		expect( editor.markup().match( /"type":"submit"/g ) ).toHaveLength( 1 );
		expect( isValid( editor ) ).toBe( true );
		expect( editor.steps() ).toBe( 0 );
	} );

	it( 'can begin with the button alone', async () => {
		const editor = await open( form() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Start blank' } )
		);
		expect( editor.blocks()[ 0 ]?.innerBlocks ).toHaveLength( 1 );
		expect( editor.markup() ).toContain( '"lock":{"remove":true}' );
	} );
} );

describe( 'the kinds of forms', () => {
	it( 'can be told apart by their icons, a contact form first', () => {
		const kinds = getBlockVariations( 'jetpack/contact-form', 'inserter' );
		expect( kinds?.[ 0 ] ).toMatchObject( {
			name: 'contact-form',
			title: 'Contact form',
		} );
		const icons = kinds?.map( ( { icon } ) => icon );
		expect( icons ).not.toContain( undefined );
		expect( new Set( icons ).size ).toBe( kinds?.length );
	} );
} );

describe( 'what is added to a form', () => {
	const button =
		'<!-- wp:core/button {"tagName":"button","type":"submit","text":"Send"} -->\n<div><button>Send</button></div>\n<!-- /wp:core/button -->';
	const names = ( editor: TestEditor ) =>
		editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name );
	const choices = () =>
		within( screen.getByRole( 'listbox', { name: 'Blocks' } ) )
			.getAllByRole( 'option' )
			.map( ( option ) => option.textContent );

	it( 'is a field before anything else, and comes above its button', async () => {
		const editor = await open( form( text( 'One' ) + button ) );
		expect(
			screen.queryByRole( 'button', { name: 'Add field' } )
		).toBeNull();
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add field' } )
		);
		expect( choices() ).toEqual( [
			'Text field',
			'Message field',
			'Name field',
			'Email field',
			'Dropdown field',
			'File upload field',
		] );
		await userEvent.click(
			screen.getByRole( 'option', { name: 'Email field' } )
		);
		expect( names( editor ) ).toEqual( [
			'jetpack/field-text',
			'jetpack/field-email',
			'core/button',
		] );
		expect( fieldsFirst() ).toContain( 'jetpack/field-rating' );
	} );

	it( 'comes above the button also where it was inserted after it', async () => {
		const editor = await open( form( text( 'One' ) + button ) );
		const root = editor.blocks()[ 0 ]?.clientId;
		await editor.act( ( actions ) => {
			void actions.insertBlock(
				createBlock( 'jetpack/field-url' ),
				2,
				root
			);
		} );
		expect( names( editor ) ).toEqual( [
			'jetpack/field-text',
			'jetpack/field-url',
			'core/button',
		] );
		expect( editor.steps() ).toBe( 1 );
	} );

	it( 'goes into a step where it has steps', async () => {
		const editor = await open(
			form( '', { variationName: 'multistep-form' } )
		);
		await waitFor( () =>
			expect( named( editor, 'field-email' ) ).toHaveLength( 1 )
		);
		await editor.select();
		expect(
			screen.getAllByRole( 'button', { name: 'Add field' } )
		).toHaveLength( named( editor, 'form-step' ).length );
	} );
} );

describe( 'a form', () => {
	it( 'says that other services get nothing from it, and keeps their settings', async () => {
		const settings = {
			salesforceData: { organizationId: '00D1', sendToSalesforce: true },
			mailpoet: { enabledForForm: true, listId: '3' },
			webhooks: [ { url: 'https://a.test', enabled: true } ],
		};
		const editor = await open( form( text( 'A' ), settings ) );
		const markup = editor.markup();
		await editor.select();
		expect(
			await sidebar().findByText( /Salesforce, MailPoet, webhooks/ )
		).toBeVisible();
		expect( editor.markup() ).toBe( markup );
		expect( markup ).toContain( '"organizationId":"00D1"' );
	} );

	it( 'says nothing of services where none is set', async () => {
		const editor = await open(
			form( text( 'A' ), { salesforceData: {}, webhooks: [] } )
		);
		await editor.select();
		expect( await sidebar().findByText( 'Responses' ) ).toBeVisible();
		expect( sidebar().queryByText( /was set up to send/ ) ).toBeNull();
	} );

	it( 'tells what it lacks, and helps', async () => {
		const editor = await open( form( text( 'One' ) ) );
		await editor.select();
		expect(
			sidebar().getByText( /cannot reply/, { selector: 'div' } )
		).toBeVisible();
		await userEvent.click(
			sidebar().getByRole( 'button', { name: 'Add submit button' } )
		);
		expect( editor.markup() ).toContain( '"type":"submit"' );
		expect(
			sidebar().queryByRole( 'button', { name: 'Add submit button' } )
		).toBeNull();
	} );

	it( 'tells addresses that are none once the author has left the field', async () => {
		const editor = await open( form( text( 'One' ) ) );
		await editor.select();
		const to = sidebar().getByLabelText( 'Email recipients' );
		await userEvent.type( to, 'a@example.org, b@' );
		expect( sidebar().queryByText( /Not an email address/ ) ).toBeNull();
		await userEvent.tab();
		expect(
			sidebar().getByText( 'Not an email address: b@' )
		).toBeVisible();
		expect( to ).toBeInvalid();
		expect( editor.blocks()[ 0 ]?.attributes.to ).toBe(
			'a@example.org, b@'
		);
	} );

	it( 'warns when nobody would see responses', async () => {
		const editor = await open( form( text( 'One' ) ) );
		await editor.select();
		await userEvent.click(
			sidebar().getByLabelText( 'Email each response' )
		);
		await userEvent.click(
			sidebar().getByLabelText( 'Save responses on this site' )
		);
		expect(
			sidebar().getByText( /nobody will see them/, { selector: 'div' } )
		).toBeVisible();
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			saveResponses: false,
			emailNotifications: false,
		} );
	} );

	it( 'that was kept elsewhere and is gone says so, and stays in the post', async () => {
		const asked: string[] = [];
		globalThis.fetch = async ( input ) => {
			asked.push( String( input ) );
			return new Response(
				JSON.stringify( {
					code: 'rest_post_invalid_id',
					message: 'No',
				} ),
				{ status: 404 }
			);
		};
		const editor = await open( part( 'contact-form', { ref: 7 } ) );
		expect( await screen.findByText( /no longer exists/ ) ).toBeVisible();
		expect( asked ).not.toEqual( [] );
		expect( editor.markup() ).toBe( part( 'contact-form', { ref: 7 } ) );
	} );
} );
