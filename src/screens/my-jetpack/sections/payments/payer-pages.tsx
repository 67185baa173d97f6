import { ExternalLink, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource, useSettings } from '@slipstream/data';
import { payersSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';
import type { PayersSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';
import { PAGES_ROUTE } from './declaration-types';
import type { PayerPage } from './declaration-types';
import './declarations.scss';

const NAMES = [
	'slipstream_payment_confirmations',
	'slipstream_cancel_page',
	'slipstream_withdrawal_page',
] as const;

type Rules = Pick< PayersSettings, ( typeof NAMES )[ number ] >;

function Fields( { saved, save }: SettingsFormProps< Rules > ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change } = form;
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save choices for payers', 'slipstream' ) }
		>
			{ NAMES.map( ( name ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ payersSettings[ name ].label }
					help={ payersSettings[ name ].description }
					checked={ draft[ name ] }
					onChange={ ( value ) => change( { [ name ]: value } ) }
				/>
			) ) }
		</Form>
	);
}

/** The pages where people who pay see and end it, with their addresses, and what they are offered and mailed. */
export function PayerPages() {
	const pages = useResource< PayerPage[] >( PAGES_ROUTE );
	const settings = useSettings< Rules >( NAMES );
	const save = async ( changes: Partial< Rules > ) => {
		await settings.save( changes );
		await pages.reload();
	};
	return (
		<section className="slipstream-payers">
			<h3>{ __( 'For people who pay', 'slipstream' ) }</h3>
			<p>
				{ __(
					'Link to these pages from a menu or your footer, so that people can find them at any time.',
					'slipstream'
				) }
			</p>
			<ResourceContent resource={ pages } lines={ 3 }>
				{ ( items ) => (
					<ul>
						{ items
							.filter(
								( { is_offered: isOffered } ) => isOffered
							)
							.map( ( { id, title, url } ) => (
								<li key={ id }>
									<ExternalLink href={ url }>
										{ title }
									</ExternalLink>
								</li>
							) ) }
					</ul>
				) }
			</ResourceContent>
			<ResourceContent resource={ settings } lines={ 4 }>
				{ ( saved ) => <Fields saved={ saved } save={ save } /> }
			</ResourceContent>
		</section>
	);
}
