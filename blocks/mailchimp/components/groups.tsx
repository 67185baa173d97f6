import { CheckboxControl, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCategories } from '../hooks/use-connection';
import { Trouble } from './trouble';

interface Props {
	chosen: readonly string[];
	onChange: ( interests: string[] ) => void;
}

/** The groups that who signs up with this form gets. */
export function Groups( { chosen, onChange }: Props ) {
	const { data, error, reload } = useCategories();
	const categories = data?.interest_categories ?? [];
	const known = categories.flatMap( ( { interests } ) =>
		interests.map( ( { id } ) => id )
	);
	const gone = data ? chosen.filter( ( id ) => ! known.includes( id ) ) : [];
	const toggle = ( id: string, isOn: boolean ) =>
		onChange(
			isOn
				? [ ...chosen, id ]
				: chosen.filter( ( other ) => other !== id )
		);
	if ( error ) {
		return <Trouble error={ error } onRetry={ () => void reload() } />;
	}
	return (
		<>
			{ ! data && <Spinner /> }
			{ data && known.length === 0 && (
				<p>{ __( 'There are no groups.', 'slipstream' ) }</p>
			) }
			{ known.length > 0 && (
				<p>
					{ __(
						'Everyone who uses this form is added to:',
						'slipstream'
					) }
				</p>
			) }
			{ categories.map( ( { id, title, interests } ) => (
				<fieldset key={ id } className="slipstream-mailchimp__groups">
					<legend>{ title }</legend>
					{ interests.map( ( interest ) => (
						<CheckboxControl
							key={ interest.id }
							__nextHasNoMarginBottom
							label={ interest.name }
							checked={ chosen.includes( interest.id ) }
							onChange={ ( isOn ) => toggle( interest.id, isOn ) }
						/>
					) ) }
				</fieldset>
			) ) }
			{ gone.map( ( id ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ id }
					help={ __(
						'This group no longer exists. It is left out.',
						'slipstream'
					) }
					checked
					onChange={ () => toggle( id, false ) }
				/>
			) ) }
		</>
	);
}
