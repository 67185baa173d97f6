import { contextTypeOf } from '@slipstream/ai-client';
import { aiChoices } from '@slipstream/site-settings';
import { existsSync } from 'node:fs';
import { installSettings } from '../../ai-ui/test/support';
import { actionGroups, ownRequest } from '../actions';
import { editMessages, expectedLanguage } from '../messages';

beforeEach( () =>
	installSettings( {
		ai: { languages: [ 'de_DE_formal', 'sv_SE', 'pt_PT', 'sv_SE', '??' ] },
	} )
);

const inGroup = ( id: string ) =>
	actionGroups( true ).find( ( group ) => group.id === id )?.actions ?? [];

const contextsOf = ( id: string ) =>
	inGroup( id ).map(
		( action ) => editMessages( action, 'list', 'T', false )[ 0 ]?.context
	);

it( 'says exactly what it wants of which block', () => {
	expect( contextsOf( 'improve' ) ).toEqual(
		expect.arrayContaining(
			[
				'correct-spelling',
				'simplify',
				'summarize',
				'make-longer',
				'make-shorter',
			].map( ( type ) => ( {
				type: `ai-assistant-${ type }-list-extension`,
				content: 'T',
				is_follow_up: false,
			} ) )
		)
	);
	expect( contextsOf( 'list' ).map( ( context ) => context?.type ) ).toEqual(
		expect.arrayContaining( [
			'ai-assistant-transform-list-to-table-list-extension',
			'ai-assistant-write-post-from-list-list-extension',
		] )
	);
} );

it( 'asks for nothing that the provider has no wording for', () => {
	const names = actionGroups( true )
		.flatMap( ( { actions } ) => actions )
		.map( ( { prompt } ) =>
			contextTypeOf( prompt ).replace( /^ai-assistant-/, '' )
		);
	expect( names.length ).toBeGreaterThan( 7 );
	for ( const name of new Set( names ) ) {
		expect( existsSync( `php/Ai/Prompts/types/${ name }.php` ) ).toBe(
			true
		);
	}
} );

it( 'names every tone', () => {
	const named = contextsOf( 'tone' ).map( ( context ) => context?.tone );
	expect( named ).toEqual( Object.keys( aiChoices.tones ) );
	expect( named.length ).toBeGreaterThan( 5 );
} );

it( 'offers the usual languages, then the others of the site', () => {
	expect(
		contextsOf( 'language' ).map( ( context ) => context?.language )
	).toEqual( [
		'en (English)',
		'es (Spanish)',
		'fr (French)',
		'de (German)',
		'it (Italian)',
		'pt (Portuguese)',
		'ru (Russian)',
		'zh (Chinese)',
		'ja (Japanese)',
		'ar (Arabic)',
		'hi (Hindi)',
		'ko (Korean)',
		'sv (Swedish)',
		'pt-PT (European Portuguese)',
	] );
} );

it( 'hands over the author’s own words, also about an earlier answer', () => {
	expect(
		editMessages( ownRequest( 'As a poem' ), 'paragraph', 'T', true )
	).toEqual( [
		{
			role: 'jetpack-ai',
			context: {
				type: 'ai-assistant-user-prompt-paragraph-extension',
				content: 'T',
				request: 'As a poem',
				is_follow_up: true,
			},
		},
	] );
} );

it( 'keeps lists’ own actions to lists', () => {
	expect( actionGroups( false ).map( ( { id } ) => id ) ).toEqual( [
		'improve',
		'tone',
		'language',
	] );
} );

it( 'expects the language of the text, that of the translation, or none', () => {
	const [ spelling ] = inGroup( 'improve' );
	const portuguese = inGroup( 'language' ).find(
		( { id } ) => id === 'language-pt-PT'
	);
	expect( expectedLanguage( spelling!, 'T' ) ).toEqual( { source: 'T' } );
	expect( expectedLanguage( portuguese!, 'T' ) ).toEqual( {
		language: 'pt-PT',
	} );
	expect( expectedLanguage( ownRequest( 'In Greek' ), 'T' ) ).toBeUndefined();
} );
