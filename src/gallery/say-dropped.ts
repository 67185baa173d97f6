import { notifyLoadError } from '@slipstream/lazy';

/** Says something of some pictures; its words come when there is something to say. */
const say =
	( name: 'notifyDropped' | 'notifyUnlinked' ) =>
	( count: number, clientId: string ): void => {
		if ( count > 0 ) {
			void import(
				/* webpackChunkName: "gallery-dropped" */ './dropped'
			).then(
				( notices ) => notices[ name ]( count, clientId ),
				notifyLoadError
			);
		}
	};

/** Says how many pictures are gone from a block. */
export const sayDropped = say( 'notifyDropped' );

/** Says how many pictures of a block have lost their links. */
export const sayUnlinked = say( 'notifyUnlinked' );
