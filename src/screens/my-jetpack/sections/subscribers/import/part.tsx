import { ChooseFile } from './choose-file';
import { EarlierImports } from './earlier';
import { OneImport } from './one-import';
import type { Route } from '@slipstream/ui';
import type { SubscribersView } from '../view';

interface Props {
	route: Route< SubscribersView >;
	/** Counts subscribers again. */
	onDone: () => Promise< void >;
}

/** A file that is imported, or the way to one and what became of others. */
export function ImportPart( { route, onDone }: Props ) {
	const { view, go, linkTo, isCurrent } = route;
	const open = ( id: number ) => go( { import: id } );
	return view.import > 0 ? (
		<OneImport
			key={ view.import }
			id={ view.import }
			backTo={ linkTo( { import: 0 } ) }
			isShown={ isCurrent }
			onRemoved={ () => go( { import: 0 }, { replace: true } ) }
			onDone={ onDone }
		/>
	) : (
		<>
			<ChooseFile onStored={ open } />
			<EarlierImports linkTo={ ( id ) => linkTo( { import: id } ) } />
		</>
	);
}
