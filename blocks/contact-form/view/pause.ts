import { language, say } from './messages';
import type { Messages } from './messages';

/** How long a form that the server does not take yet has to wait. */
export class Pause {
	private until = 0;

	constructor( private readonly messages: Messages ) {}

	set( seconds: number ) {
		this.until = Date.now() + seconds * 1000;
	}

	/** When the form can be sent again, or '' where it can be now. */
	text( before = '' ): string {
		if ( Date.now() >= this.until ) {
			return '';
		}
		const time = new Date( Math.ceil( this.until / 6e4 ) * 6e4 );
		return (
			before +
			say(
				this.messages.again,
				time.toLocaleTimeString( language(), {
					hour: 'numeric',
					minute: '2-digit',
				} )
			)
		);
	}
}
