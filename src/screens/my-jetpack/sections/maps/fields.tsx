import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { mapSettings } from '@slipstream/site-settings';
import { PRIVATE_KEY, PROSE } from './draft';
import type { FormState } from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { MapSettings, TextName } from './draft';

/** The form, and what the server says of secrets and fixed settings. */
export interface FieldsProps extends Pick<
	Settings< MapSettings >,
	'secrets' | 'fixed'
> {
	form: FormState< MapSettings, MapSettings >;
}

const setOutside = () =>
	__( 'Set in wp-config.php or the environment.', 'slipstream' );

/** What a field for a setting is given. */
function propsOf(
	{ form: { draft, messages, change }, fixed }: FieldsProps,
	name: TextName
) {
	const { label, description, limits } = mapSettings[ name ];
	return {
		__nextHasNoMarginBottom: true as const,
		label,
		help:
			messages[ name ] || ( name in fixed ? setOutside() : description ),
		'aria-invalid': !! messages[ name ],
		readOnly: name in fixed,
		maxLength: limits.maxLength,
		autoComplete: 'off',
		spellCheck: false,
		dir: name === PROSE ? undefined : 'ltr',
		value: draft[ name ],
		onChange: ( value: string ) => change( { [ name ]: value } ),
	};
}

/** The key of Apple: never shown again, replaced by what is typed. */
function PrivateKey( props: FieldsProps ) {
	const { form, secrets, fixed } = props;
	const field = propsOf( props, PRIVATE_KEY );
	const isFixed = PRIVATE_KEY in fixed;
	const isStored = secrets[ PRIVATE_KEY ] === true;
	const help =
		isStored && ! isFixed && ! field[ 'aria-invalid' ]
			? __(
					'A key is stored, encrypted. Enter a new one to replace it.',
					'slipstream'
				)
			: field.help;
	return (
		<>
			<TextareaControl
				{ ...field }
				help={ help }
				rows={ 6 }
				placeholder="-----BEGIN PRIVATE KEY-----"
			/>
			{ isStored && ! isFixed && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					disabled={ form.isSaving }
					accessibleWhenDisabled
					onClick={ () => void form.save( { [ PRIVATE_KEY ]: '' } ) }
				>
					{ __( 'Remove private key', 'slipstream' ) }
				</Button>
			) }
		</>
	);
}

/** Fields for some settings. */
export function Fields( {
	names,
	...props
}: FieldsProps & { names: readonly TextName[] } ) {
	return names.map( ( name ) =>
		name === PRIVATE_KEY ? (
			<PrivateKey key={ name } { ...props } />
		) : (
			<TextControl
				key={ name }
				__next40pxDefaultSize
				{ ...propsOf( props, name ) }
			/>
		)
	);
}
