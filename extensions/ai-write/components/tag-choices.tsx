import { CheckboxControl, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { TagChoice } from '../tags';
import type { Tags } from '../use-tags';

interface GroupProps {
	legend: string;
	choices: readonly TagChoice[];
	tags: Tags;
	isDisabled?: boolean;
}

function Group( { legend, choices, tags, isDisabled }: GroupProps ) {
	return choices.length === 0 ? null : (
		<fieldset className="slipstream-ai-write__tags">
			<legend>{ legend }</legend>
			{ choices.map( ( { name } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					label={ name }
					checked={ tags.ticked.includes( name ) }
					disabled={ isDisabled || tags.isAdding }
					onChange={ ( isOn ) => tags.tick( name, isOn ) }
				/>
			) ) }
		</fieldset>
	);
}

/** The tags that are suggested: those of the site, and new ones. */
export function TagChoices( { tags }: { tags: Tags } ) {
	const { choices = [], canCreate, error } = tags;
	const fresh = choices.filter( ( { id } ) => ! id );
	return (
		<>
			{ choices.length === 0 && (
				<p>
					{ __( 'The post already has these tags.', 'slipstream' ) }
				</p>
			) }
			<Group
				legend={ __( 'Tags on this site', 'slipstream' ) }
				choices={ choices.filter( ( { id } ) => id ) }
				tags={ tags }
			/>
			<Group
				legend={ __( 'New tags', 'slipstream' ) }
				choices={ fresh }
				tags={ tags }
				isDisabled={ ! canCreate }
			/>
			{ ! canCreate && fresh.length > 0 && (
				<p>
					{ __(
						'You can add existing tags but not create new ones.',
						'slipstream'
					) }
				</p>
			) }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</>
	);
}
