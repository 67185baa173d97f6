import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { icon } from '../icon';
import type { Connection } from '../types';
import type { Resource } from '@slipstream/data';

const label = () => __( 'Mailchimp', 'slipstream' );

/** What is to be done before people can sign up, and by whom. */
function instructionsOf( { list }: Connection ): string {
	if ( ! canManageOptions() ) {
		return __(
			'Only an administrator can set up this form. Ask one to do it under Slipstream → Mailchimp. Until then, visitors do not see this form.',
			'slipstream'
		);
	}
	return list === 'own'
		? __(
				'Turn on the newsletter of this site to let visitors sign up. Until then, they do not see this form.',
				'slipstream'
			)
		: __(
				'Enter your Mailchimp key and choose an audience. Until then, visitors do not see this form.',
				'slipstream'
			);
}

/** What stands in the place of the form while nobody can sign up. */
export function Waiting( {
	connection,
}: {
	connection: Resource< Connection >;
} ) {
	const { data, error, isLoading, reload } = connection;
	const isBusy = isLoading && ! error;
	return (
		<Placeholder
			icon={ icon }
			label={ label() }
			isColumnLayout
			className="slipstream-placeholder"
		>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error.sentence }
				</Notice>
			) }
			{ ! data && ! error && <Spinner /> }
			{ data && ! error && <p>{ instructionsOf( data ) }</p> }
			<div className="slipstream-mailchimp__actions">
				{ data && ! error && canManageOptions() && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ data.connect_url }
						target="_blank"
						rel="noopener noreferrer"
					>
						{ __( 'Set up Mailchimp form', 'slipstream' ) }
					</Button>
				) }
				{ ( data || error ) && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void reload() }
					>
						{ __( 'Re-check Connection', 'slipstream' ) }
					</Button>
				) }
			</div>
		</Placeholder>
	);
}
