import { serve } from '../../../../../../tests/js/serve';
import { loadHealthAlerts } from '../alerts';

const check = ( id: string, status: string ) => ( {
	id,
	label: id,
	status,
	text: 'So it stands.',
} );

it( 'leads to where each thing that is not well is fixed', async () => {
	serve( {
		'slipstream/v1/health': () => ( {
			body: {
				checks: [
					check( 'cron', 'warning' ),
					check( 'mail', 'critical' ),
					check( 'tables', 'good' ),
				],
				report: '',
			},
		} ),
	} );
	expect(
		( await loadHealthAlerts() ).map( ( { id, href } ) => [ id, href ] )
	).toEqual( [
		[ 'health-cron', '#/health' ],
		[ 'health-mail', '#/email' ],
	] );
} );
