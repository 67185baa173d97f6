import { openSteps, setMail } from '../first-steps';
import { expect, overflow, test } from '../fixtures';
import { setModuleActive, setSettings } from '../site-settings';
import { fill, SCREEN } from '../specs/forms/inbox';
import { clear } from '../specs/forms/responses';
import { MY_JETPACK } from '../my-jetpack';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Pictures of what an owner sees of the site, in its states, to be looked at: artifacts/screens/owner. */
const VIEWS = [
	{ view: 'wide', locale: '', width: 1280, height: 900 },
	{ view: '360', locale: '', width: 360, height: 740 },
	{ view: 'rtl', locale: 'ar', width: 1280, height: 900 },
	{ view: 'rtl-360', locale: 'ar', width: 360, height: 740 },
] as const;

/** Changes what the site is for its tests. */
const change = ( utils: RequestUtils, data: object ) =>
	utils.rest( { method: 'POST', path: '/wp/v2/settings', data } );

const post = ( utils: RequestUtils, path: string, data = {} ) =>
	utils.rest( { method: 'POST', path, data } );

/** Has the settings name an AI server. */
async function nameServer( utils: RequestUtils, address: string ) {
	await change( utils, {
		e2e_engine: 'own',
		e2e_forget: 'slipstream_ai_server_state',
	} );
	await setSettings( utils, {
		slipstream_ai_base_url: address,
		slipstream_ai_model: address && 'fake-model',
	} );
}

const tryServer = ( utils: RequestUtils ) =>
	post( utils, '/slipstream/v1/ai-server/test' );

const UPSTREAM = `${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`;

interface State {
	/** Where it is looked at. */
	at: string;
	prepare?: ( utils: RequestUtils ) => Promise< unknown >;
}

const MAIL_FAILS: State[ 'prepare' ] = async ( utils ) => {
	await openSteps( utils );
	await change( utils, { e2e_forget: 'jetpack_dismissed_notices' } );
	await setMail( utils, 'down' );
	await post( utils, '/slipstream/v1/test-mail' );
};

const at = ( id: string ) => `my-jetpack#/${ id }`;

/** The states, each as the ones before have left the site. */
const STATES: Record< string, State > = {
	'forms-empty': { at: 'slipstream-forms', prepare: clear },
	forms: { at: 'slipstream-forms', prepare: fill },
	'home-first-steps': {
		at: at( 'overview' ),
		prepare: MAIL_FAILS,
	},
	health: { at: at( 'health' ) },
	'home-quiet': {
		at: at( 'overview' ),
		prepare: async ( utils ) => {
			await change( utils, { e2e_forget: 'slipstream_mail' } );
			await post( utils, '/jetpack/v4/notice/welcome', {
				dismissed: true,
			} );
		},
	},
	'ai-none': {
		at: at( 'add-jetpack-ai' ),
		prepare: ( utils ) => nameServer( utils, '' ),
	},
	'ai-untested': {
		at: at( 'add-jetpack-ai' ),
		prepare: ( utils ) => nameServer( utils, UPSTREAM ),
	},
	'ai-works': {
		at: at( 'add-jetpack-ai' ),
		prepare: tryServer,
	},
	'ai-dead': {
		at: at( 'add-jetpack-ai' ),
		prepare: async ( utils ) => {
			await nameServer( utils, 'http://127.0.0.1:1/v1' );
			await tryServer( utils );
		},
	},
	features: { at: at( 'modules' ) },
	'email-section': { at: at( 'email' ) },
	'forms-section': { at: at( 'forms' ) },
	'related-posts': { at: at( 'related-posts' ) },
	privacy: { at: at( 'privacy' ) },
	'statistics-off': { at: at( 'statistics' ) },
	statistics: {
		at: at( 'statistics' ),
		prepare: ( utils ) => setModuleActive( utils, 'stats', true ),
	},
};

async function putBack( utils: RequestUtils ) {
	await nameServer( utils, '' );
	await change( utils, { e2e_engine: '', e2e_forget: 'slipstream_mail' } );
	await change( utils, { e2e_forget: 'jetpack_dismissed_notices' } );
	await setMail( utils, '' );
	await openSteps( utils );
	await setModuleActive( utils, 'stats', false );
}

for ( const { view, locale, ...size } of VIEWS ) {
	test( `What an owner sees, ${ view }`, async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		test.setTimeout( 240_000 );
		await page.setViewportSize( size );
		await setLanguage( locale );
		try {
			for ( const [ name, state ] of Object.entries( STATES ) ) {
				await state.prepare?.( requestUtils );
				await page.goto( 'about:blank' );
				await page.goto( `/wp-admin/admin.php?page=${ state.at }` );
				const screen = state.at.startsWith( 'my-jetpack' )
					? MY_JETPACK
					: SCREEN;
				await page.waitForLoadState( 'networkidle' );
				await expect(
					page.locator( '.slipstream-ui-skeleton:visible' )
				).toHaveCount( 0 );
				await page.screenshot( {
					path: `artifacts/screens/owner/${ name }-${ view }.png`,
					fullPage: true,
				} );
				expect
					.soft( await overflow( page ), name )
					.toBeLessThanOrEqual( 0 );
				await test.step( name, () => expectAccessible( screen ) );
			}
		} finally {
			await putBack( requestUtils );
		}
	} );
}
