import { select } from '@wordpress/data';
import { installSettings } from '../../../src/ai-ui/test/support';

it( 'gives other plugins the stores of the connection and of the plans by their names', async () => {
	installSettings();
	expect( select( 'jetpack-connection' ) ).toBeUndefined();
	await import( '../init' );
	expect( select( 'jetpack-connection' ) ).toHaveProperty(
		'getConnectionStatus'
	);
	await import( '../register' );
	expect( select( 'wordpress-com/plans' ) ).toHaveProperty(
		'getAiAssistantFeature'
	);
} );
