import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { items } from './draft';
import type { ValidationMessages } from '@slipstream/ui';
import type { Row } from './draft';

interface Props {
	row: Row;
	isFirst: boolean;
	isLast: boolean;
	messages: ValidationMessages;
	onChange: ( some: Partial< Row > ) => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
}

const common = { __nextHasNoMarginBottom: true } as const;

/** The name of a template, also of one that has none yet. */
export const nameOf = ( { title }: Row ) =>
	title.trim() || __( 'New template', 'slipstream' );

/** One template: its name, its prompt and its place. */
export function TemplateRow( props: Props ) {
	const { row, isFirst, isLast, messages, onChange, onMove } = props;
	const { id, title, prompt } = row;
	const name = nameOf( row );
	const titleMessage = messages[ `title ${ id }` ];
	const promptMessage = messages[ `prompt ${ id }` ];
	const place = [
		{
			by: -1,
			icon: chevronUp,
			isOff: isFirst,
			label: sprintf(
				/* translators: %s: the name of a template. */
				__( 'Move “%s” up', 'slipstream' ),
				name
			),
		},
		{
			by: 1,
			icon: chevronDown,
			isOff: isLast,
			label: sprintf(
				/* translators: %s: the name of a template. */
				__( 'Move “%s” down', 'slipstream' ),
				name
			),
		},
	] as const;
	return (
		<li className="slipstream-templates__template" data-row={ id }>
			<TextControl
				{ ...common }
				__next40pxDefaultSize
				label={ __( 'Name', 'slipstream' ) }
				maxLength={ items.properties.title.maxLength }
				value={ title }
				aria-invalid={ !! titleMessage }
				help={ titleMessage }
				onChange={ ( value ) => onChange( { title: value } ) }
			/>
			<TextareaControl
				{ ...common }
				label={ __( 'Prompt', 'slipstream' ) }
				maxLength={ items.properties.prompt.maxLength }
				rows={ 3 }
				value={ prompt }
				aria-invalid={ !! promptMessage }
				help={ promptMessage }
				onChange={ ( value ) => onChange( { prompt: value } ) }
			/>
			<div className="slipstream-templates__tools">
				{ place.map( ( { by, icon, isOff, label } ) => (
					<Button
						key={ by }
						size="small"
						icon={ icon }
						label={ label }
						disabled={ isOff }
						accessibleWhenDisabled
						data-move={ by }
						onClick={ () => onMove( by ) }
					/>
				) ) }
				<Button
					size="small"
					icon={ trash }
					isDestructive
					label={ sprintf(
						/* translators: %s: the name of a template. */
						__( 'Delete “%s”', 'slipstream' ),
						name
					) }
					data-delete
					onClick={ props.onRemove }
				/>
			</div>
		</li>
	);
}
