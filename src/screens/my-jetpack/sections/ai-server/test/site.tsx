import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { AiServerPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';
import type { AiStatus } from '../../../ai-settings';
import type { TestResult } from '../server-test';

export const URL = 'http://127.0.0.1:8899/v1';
export const STATUS: AiStatus = {
	engine: 'openai',
	streams: true,
	base_url: URL,
	model: '',
	test: { state: 'untested', message: '', tested: '', models: [] },
	requests_used: 0,
	is_enabled: true,
	is_supported: true,
	roles: {},
	default_templates: [],
	connectors_url: '',
};

export const WORKS: TestResult = {
	works: true,
	cause: '',
	message: '',
	models: [],
};
interface Site {
	saved?: object;
	hasKey?: boolean;
	fixed?: object;
	status?: Partial< AiStatus >;
}

/** A site whose tests have some results, one after the other; the last stays. */
export function begin( results: ( TestResult | Route )[], site: Site = {} ) {
	let stored: object = {
		slipstream_ai_enabled: true,
		slipstream_ai_base_url: '',
		slipstream_ai_model: '',
		slipstream_ai_vision_model: '',
		slipstream_ai_image_model: '',
		slipstream_ai_speech_model: '',
		...site.saved,
	};
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			stored = { ...stored, ...change };
			return {
				body: change
					? { code: 'success', ...change }
					: {
							...stored,
							settings_secret: {
								slipstream_ai_api_key: site.hasKey === true,
							},
							settings_fixed: site.fixed ?? {},
						},
			};
		},
		'slipstream/v1/ai-status': () => ( {
			body: { ...STATUS, ...site.status },
		} ),
		'slipstream/v1/ai-server/test': () => {
			const result = results.length > 1 ? results.shift() : results[ 0 ];
			return result && 'body' in result ? result : { body: result };
		},
	} );
	const bodies = ( route: string ) =>
		sent
			.filter( ( { url, body } ) => url.endsWith( route ) && body )
			.map( ( { body } ) => body );
	return {
		tests: () => bodies( 'ai-server/test' ),
		changes: () => bodies( 'v4/settings' ),
		...render(
			<Screen>
				<AiServerPanel />
			</Screen>
		),
	};
}

export const field = ( label: string ) => screen.findByLabelText( label );
export const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
