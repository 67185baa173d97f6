import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { gifSettings } from '@slipstream/site-settings';
import {
	Form,
	ResourceContent,
	SecretField,
	useConfirm,
	useValuesForm,
} from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { GifSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';

const KEY = 'slipstream_giphy_api_key';

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
				'Authors can no longer search for GIFs. GIFs on pages stay.',
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

type Props = SettingsFormProps< GifSettings > &
	Pick< Settings< GifSettings >, 'secrets' | 'fixed' >;

function KeyForm( { saved, save, secrets, fixed }: Props ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change, messages, isSaving } = form;
	const { label, limits } = gifSettings[ KEY ];
	const hasKey = secrets[ KEY ] === true;
	const isFixed = KEY in fixed;
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save key', 'slipstream' ) }
			isFixed={ isFixed }
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
			<p>
				{ __(
					'Authors search for GIFs with your own GIPHY key. Without one, they can still paste the address of a GIF.',
					'slipstream'
				) }{ ' ' }
				<ExternalLink href="https://developers.giphy.com/dashboard/">
					{ __( 'Get a key', 'slipstream' ) }
				</ExternalLink>
			</p>
			<SecretField
				label={ label }
				description={ __(
					'Stored encrypted, and never shown again.',
					'slipstream'
				) }
				maxLength={ limits.maxLength }
				message={ messages[ KEY ] }
				isFixed={ isFixed }
				isStored={ hasKey }
				value={ draft[ KEY ] }
				onChange={ ( value ) => change( { [ KEY ]: value } ) }
			/>
		</Form>
	);
}

/** The key that authors search GIFs with. */
export function GifPanel() {
	const settings = useSettings< GifSettings >( [ KEY ] );
	return (
		<ResourceContent resource={ settings } lines={ 3 }>
			{ ( saved ) => (
				<KeyForm
					saved={ saved }
					save={ settings.save }
					secrets={ settings.secrets }
					fixed={ settings.fixed }
				/>
			) }
		</ResourceContent>
	);
}
