/** @jest-environment node */
import {
	readSettingsPage,
	settingsPage,
} from '../../bin/lib/settings-page.mjs';

describe( 'docs/settings.md', () => {
	it( 'has the settings as they are declared: npm run docs', () => {
		expect( readSettingsPage() ).toBe( settingsPage() );
	} );

	it( 'says what a setting is, and nothing about its value where that is a secret', () => {
		expect( settingsPage() ).toMatch(
			/\| `slipstream_ai_api_key` \|[^\n]*Secret: encrypted, never returned\./
		);
		expect( settingsPage() ).toMatch(
			/\| `slipstream_form_retention_days` \|[^\n]*\| integer [^|]*3650/
		);
	} );
} );
