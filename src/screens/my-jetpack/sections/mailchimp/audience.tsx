import { Notice, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';

/** What the server says of audiences. */
export interface AudienceSettings {
	readonly follower_list_id: string;
	readonly audiences: readonly {
		readonly id: string;
		readonly name: string;
		readonly double_optin: boolean;
	}[];
	/** Whether Mailchimp tells this site of changes. */
	readonly webhook: 'on' | 'off';
	/** Why it does not. */
	readonly webhook_problem: string;
}

/** The choice, with the audience that is stored even if the account no longer has it. */
function optionsOf( {
	audiences,
	follower_list_id: stored,
}: AudienceSettings ) {
	const isGone = stored && ! audiences.some( ( { id } ) => id === stored );
	return [
		{ value: '', label: __( 'None', 'slipstream' ) },
		...audiences.map( ( { id, name } ) => ( { value: id, label: name } ) ),
		...( isGone
			? [
					{
						value: stored,
						label: sprintf(
							/* translators: %s: the ID of an audience. */
							__( '%s (not in this account)', 'slipstream' ),
							stored
						),
					},
				]
			: [] ),
	];
}

function AudienceForm( {
	data,
	save,
}: {
	data: AudienceSettings;
	save: ( body: object ) => Promise< AudienceSettings >;
} ) {
	const form = useValuesForm( {
		saved: { follower_list_id: data.follower_list_id },
		save,
	} );
	const { draft, change } = form;
	const audience = data.audiences.find(
		( { id } ) => id === draft.follower_list_id
	);
	const help = audience?.double_optin
		? __(
				'Mailchimp asks people to confirm by email, as this audience is set up.',
				'slipstream'
			)
		: __(
				'People are added at once, as this audience is set up. Mailchimp asks those who have unsubscribed before.',
				'slipstream'
			);
	return (
		<Form
			form={ form }
			className="is-narrow"
			saveLabel={ __( 'Save audience', 'slipstream' ) }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Audience', 'slipstream' ) }
				help={ audience && help }
				value={ draft.follower_list_id }
				options={ optionsOf( data ) }
				onChange={ ( id ) => change( { follower_list_id: id } ) }
			/>
			{ data.webhook_problem && (
				<Notice status="warning" isDismissible={ false }>
					{ data.webhook_problem }
				</Notice>
			) }
		</Form>
	);
}

/** Which audience people sign up to. */
export function Audience() {
	const settings = useResource< AudienceSettings >(
		'wpcom/v2/mailchimp/settings'
	);
	return (
		<ResourceContent resource={ settings } lines={ 3 }>
			{ ( data ) => (
				<AudienceForm data={ data } save={ settings.save } />
			) }
		</ResourceContent>
	);
}
