import {
	Button,
	ExternalLink,
	RadioControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { newsletterFormSettings } from '@slipstream/site-settings';
import {
	Form,
	ResourceContent,
	SecretField,
	useConfirm,
	useValuesForm,
} from '@slipstream/ui';
import { Audience } from './audience';
import './mailchimp.scss';
import type { Settings } from '@slipstream/data';
import type { NewsletterFormSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';

const LIST = 'slipstream_newsletter_list';
const KEY = 'slipstream_mailchimp_key';
const CONFIRM = 'slipstream_mailchimp_confirm';

type Values = NewsletterFormSettings;
type Props = SettingsFormProps< Values > &
	Pick< Settings< Values >, 'secrets' | 'fixed' >;

const lists = (): { value: Values[ typeof LIST ]; label: string }[] => [
	{
		value: 'mailchimp',
		label: __( 'An audience at Mailchimp', 'slipstream' ),
	},
	{
		value: 'own',
		label: __( 'This site’s own list (Newsletter)', 'slipstream' ),
	},
];

/** Takes the key away, after a question. */
function RemoveKey( {
	isSaving,
	remove,
}: {
	isSaving: boolean;
	remove: () => void;
} ) {
	const confirm = useConfirm();
	const ask = async () => {
		const isAgreed = await confirm( {
			message: __(
				'Visitors no longer see forms of the Mailchimp block. Your audience stays as it is.',
				'slipstream'
			),
			confirmLabel: __( 'Remove key', 'slipstream' ),
		} );
		if ( isAgreed ) {
			remove();
		}
	};
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			isDestructive
			disabled={ isSaving }
			accessibleWhenDisabled
			onClick={ () => void ask() }
		>
			{ __( 'Remove key', 'slipstream' ) }
		</Button>
	);
}

function MailchimpForm( { saved, save, secrets, fixed }: Props ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change, messages, isSaving } = form;
	const { label, description, limits } = newsletterFormSettings[ KEY ];
	const hasKey = secrets[ KEY ] === true;
	const isFixed = KEY in fixed;
	return (
		<Form
			form={ form }
			className="is-narrow"
			saveLabel={ __( 'Save', 'slipstream' ) }
			actions={
				hasKey &&
				! isFixed && (
					<RemoveKey
						isSaving={ isSaving }
						remove={ () => void form.save( { [ KEY ]: '' } ) }
					/>
				)
			}
		>
			<RadioControl
				label={ newsletterFormSettings[ LIST ].label }
				selected={ draft[ LIST ] }
				options={ lists() }
				onChange={ ( value ) =>
					change( { [ LIST ]: value as Values[ typeof LIST ] } )
				}
			/>
			{ draft[ LIST ] === 'mailchimp' && (
				<>
					<SecretField
						label={ label }
						description={ description }
						maxLength={ limits.maxLength }
						message={ messages[ KEY ] }
						isFixed={ isFixed }
						isStored={ hasKey }
						value={ draft[ KEY ] }
						onChange={ ( value ) => change( { [ KEY ]: value } ) }
					/>
					<ExternalLink href="https://mailchimp.com/help/about-api-keys/">
						{ __( 'Get a key', 'slipstream' ) }
					</ExternalLink>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ newsletterFormSettings[ CONFIRM ].label }
						help={ newsletterFormSettings[ CONFIRM ].description }
						checked={ draft[ CONFIRM ] }
						onChange={ ( isOn ) => change( { [ CONFIRM ]: isOn } ) }
					/>
				</>
			) }
		</Form>
	);
}

/** Where the form of the Mailchimp block signs people up. */
export function MailchimpPanel() {
	const settings = useSettings< Values >( [ LIST, KEY, CONFIRM ] );
	const { secrets, fixed } = settings;
	return (
		<ResourceContent resource={ settings } lines={ 6 }>
			{ ( saved ) => (
				<div className="slipstream-mailchimp-section">
					<MailchimpForm
						saved={ saved }
						save={ settings.save }
						secrets={ secrets }
						fixed={ fixed }
					/>
					{ saved[ LIST ] === 'mailchimp' &&
						( secrets[ KEY ] === true || KEY in fixed ) && (
							<Audience />
						) }
				</div>
			) }
		</ResourceContent>
	);
}
