import { createRegistry, select } from '@wordpress/data';
import {
	createModulesStore,
	registerModulesStore,
	STORE_NAME,
} from '@slipstream/modules';
import { serve } from '../../../tests/js/serve';

const RECORD = { module: 'stats', name: 'Statistics', activated: false };
const FORMS = { module: 'contact-form', name: 'Forms', activated: true };

function setUp(
	all: () => { status?: number; body: unknown } = () => ( {
		body: { stats: RECORD, 'contact-form': FORMS },
	} ),
	change: () => { status?: number; body: unknown } = () => ( {
		body: { code: 'success', message: 'On.' },
	} )
) {
	const sent = serve( { 'module/all': all, '/active': change } );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { stats: false, 'contact-form': true },
	};
	const store = createModulesStore();
	const registry = createRegistry();
	registry.register( store );
	return {
		asked: () =>
			sent.map(
				( { url } ) => url.split( '?' )[ 0 ]?.split( 'v4/' )[ 1 ]
			),
		sent,
		select: registry.select( store ),
		dispatch: registry.dispatch( store ),
		resolveSelect: registry.resolveSelect( store ),
		subscribe: registry.subscribe,
	};
}

describe( 'the store of modules', () => {
	it( 'is registered under its name', () => {
		expect( STORE_NAME ).toBe( 'jetpack-modules' );
		setUp();
		registerModulesStore();
		expect( select( STORE_NAME ) ).toHaveProperty( 'getJetpackModules' );
	} );

	it( 'begins with what the page carries, and asks for the rest', async () => {
		const { select: from, resolveSelect, asked } = setUp();
		expect( from.isModuleUpdating( 'stats' ) ).toBe( false );
		expect( from.areModulesLoading() ).toBe( false );
		expect( from.isModuleActive( 'contact-form' ) ).toBe( true );
		expect( await resolveSelect.getJetpackModules() ).toEqual( {
			stats: RECORD,
			'contact-form': FORMS,
		} );
		expect( new Set( asked() ) ).toEqual( new Set( [ 'module/all' ] ) );
		expect( from.areModulesLoading() ).toBe( false );
	} );

	it( 'keeps what it knows where the server fails', async () => {
		const { dispatch, select: from } = setUp( () => ( {
			status: 500,
			body: { code: 'x', message: 'No.' },
		} ) );
		expect( await dispatch.fetchModules() ).toBe( false );
		expect( from.areModulesLoading() ).toBe( false );
		expect( from.isModuleActive( 'contact-form' ) ).toBe( true );
	} );

	it( 'knows nothing on a page without settings', () => {
		const { select: from } = setUp();
		delete window.slipstreamSettings;
		const fresh = createRegistry();
		const store = createModulesStore();
		fresh.register( store );
		expect( fresh.select( store ).getJetpackModules() ).toEqual( {} );
		expect( from.isModuleActive( 'nothing' ) ).toBe( false );
	} );

	it( 'has everything on where there are no switches', () => {
		const { select: from } = setUp();
		window.slipstreamSettings = {
			...window.slipstreamSettings,
			siteType: 'simple',
		};
		expect( from.isModuleActive( 'nothing' ) ).toBe( true );
	} );

	it( 'switches at once, and reads all modules again', async () => {
		let isOn = false;
		const {
			dispatch,
			select: from,
			sent,
			asked,
		} = setUp(
			() => ( {
				body: {
					stats: { ...RECORD, activated: isOn },
					'contact-form': FORMS,
				},
			} ),
			() => {
				isOn = true;
				return { body: { code: 'success', message: 'On.' } };
			}
		);
		const done = dispatch.updateJetpackModuleStatus( {
			name: 'stats',
			active: true,
		} );
		expect( from.isModuleUpdating( 'stats' ) ).toBe( true );
		expect( from.getJetpackModules().stats?.activated ).toBe( true );
		expect( await done ).toBe( true );
		expect( asked().slice( -2 ) ).toEqual( [
			'module/stats/active',
			'module/all',
		] );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			active: true,
		} );
		expect( from.isModuleUpdating( 'stats' ) ).toBe( false );
		expect( from.getJetpackModules().stats?.name ).toBe( 'Statistics' );
	} );

	it( 'goes back where the server refuses, and says why', async () => {
		const { dispatch, select: from } = setUp( undefined, () => ( {
			status: 424,
			body: { code: 'activation_failed', message: 'The host says no.' },
		} ) );
		const stats = dispatch.updateJetpackModuleStatus( {
			name: 'stats',
			active: true,
		} );
		expect( await stats ).toBe( false );
		expect( from.getJetpackModules() ).toEqual( {
			stats: { module: 'stats', activated: false },
			'contact-form': { module: 'contact-form', activated: true },
		} );
		expect( from.getModuleProblem( 'stats' ) ).toContain(
			'The host says no.'
		);
		expect( from.isModuleUpdating( 'stats' ) ).toBe( false );
	} );
} );
