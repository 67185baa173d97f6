import { FormToggle } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { Entry, Feature } from './entries';

interface SwitchProps {
	entry: Entry;
	isBusy: boolean;
	describedBy?: string;
	onChange: ( isOn: boolean ) => void;
}

const Switch = ( { entry, isBusy, describedBy, onChange }: SwitchProps ) => (
	<FormToggle
		aria-label={ entry.label }
		aria-describedby={ describedBy }
		checked={ entry.isOn }
		disabled={ isBusy || entry.isBusy || entry.lock !== '' }
		onChange={ () => onChange( ! entry.isOn ) }
	/>
);

export interface LineProps {
	feature: Feature;
	isBusy: boolean;
	/** Whether its blocks are shown: one of them was looked for. */
	isOpen: boolean;
	onChange: ( entry: Entry, isOn: boolean, feature?: Feature ) => void;
}

function Parts( { feature, isBusy, isOpen, onChange }: LineProps ) {
	const { parts, title } = feature;
	const count = parts.reduce( ( sum, { blocks } ) => sum + blocks.length, 0 );
	return (
		<details open={ isOpen }>
			<summary
				aria-label={ sprintf(
					/* translators: %s: the name of a feature. */
					__( 'Blocks of %s', 'slipstream' ),
					title
				) }
			>
				{ sprintf(
					/* translators: %s: a number. */
					_n( '%s block', '%s blocks', count, 'slipstream' ),
					formatNumber( count )
				) }
			</summary>
			<ul>
				{ parts.map( ( part ) => (
					<li key={ part.key }>
						<span>
							{ part.title }
							{ part.lock && <em>{ part.lock }</em> }
						</span>
						<Switch
							entry={ part }
							isBusy={ isBusy }
							onChange={ ( isOn ) => onChange( part, isOn ) }
						/>
					</li>
				) ) }
			</ul>
		</details>
	);
}

/** A feature: what it does, its switch, where it is set up, and its blocks. */
export function FeatureLine( props: LineProps ) {
	const { feature, isBusy, onChange } = props;
	const { kind, key, title, description, lock, href, isOn, parts } = feature;
	const id = `slipstream-feature-${ kind }-${ key }`;
	return (
		<li className="slipstream-modules__feature">
			<div className="slipstream-modules__head">
				<strong>{ title }</strong>
				<Switch
					entry={ feature }
					describedBy={ id }
					isBusy={ isBusy }
					onChange={ ( next ) =>
						onChange(
							feature,
							next,
							kind === 'feature' ? feature : undefined
						)
					}
				/>
			</div>
			<p id={ id }>
				{ description }
				{ lock && <em>{ lock }</em> }
			</p>
			{ href && isOn && (
				<a
					href={ href }
					aria-label={ sprintf(
						/* translators: %s: the name of a feature. */
						__( 'Settings of %s', 'slipstream' ),
						title
					) }
				>
					{ __( 'Settings', 'slipstream' ) }
				</a>
			) }
			{ parts.length > 0 && <Parts { ...props } /> }
		</li>
	);
}
