import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { installSettings } from '../../../ai-ui/test/support';
import { serve } from '../../../../tests/js/serve';
import { Benefits } from '../benefits';
import { HomeNotices } from '../home-notices';

const FEEDBACK = 'https://site.test/feedback';

function open(
	dismissed: readonly string[],
	benefits: readonly object[] = []
) {
	const sent = serve( {
		'v1/notices': () => ( { body: { dismissed } } ),
		'notice/welcome': () => ( { body: { welcome: true } } ),
		'site/benefits': () => ( {
			body: { code: 'success', data: JSON.stringify( benefits ) },
		} ),
	} );
	installSettings( { ai: { feedback: FEEDBACK } } );
	render(
		<Screen>
			<HomeNotices />
			<Benefits />
		</Screen>
	);
	return sent;
}

describe( 'the first page', () => {
	it( 'welcomes until that is put away, and asks for feedback then', async () => {
		const sent = open( [] );
		expect(
			await screen.findByText( /Welcome to Slipstream/ )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		expect( screen.queryByText( /Welcome to Slipstream/ ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: /Tell us/ } )
		).toHaveAttribute( 'href', FEEDBACK );
		expect( sent.at( -1 ) ).toMatchObject( {
			url: expect.stringContaining( 'jetpack/v4/notice/welcome' ),
			body: { dismissed: true },
		} );
	} );

	it( 'is quiet where all was put away and nothing is counted', async () => {
		const sent = open( [ 'welcome', 'feedback_dash_request' ] );
		await waitFor( () => expect( sent ).toHaveLength( 2 ) );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'tells what has been counted', async () => {
		open(
			[],
			[
				{
					name: 'jetpack-stats',
					title: 'Views',
					description: '12 page views on this site.',
					value: 12,
				},
			]
		);
		expect( await screen.findByText( /12 page views/ ) ).toBeVisible();
	} );
} );
