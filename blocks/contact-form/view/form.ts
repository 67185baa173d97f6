import { isRefused, isTaken, thanks } from './answer';
import { showBusy } from './busy';
import {
	clear,
	firstWrong,
	list,
	clearError,
	mistakes,
	showError,
} from './errors';
import { fieldOf, fieldsIn, focusField, targetOf } from './field';
import { Pause } from './pause';
import { setNonce } from './nonce';
import { reveal } from './reveal';
import { sendUntilStored } from './send';
import { liveSteps } from './steps';
import { make } from './messages';
import type { Refused, Taken } from './answer';
import type { Busy, Button } from './busy';
import type { Reply } from './send';
import type { Steps } from './steps';
import type { Messages } from './messages';

/** Whether the page's own server answers, so that leaving the page loses nothing. */
const answers = ( url: string ) =>
	fetch( url, { method: 'HEAD', cache: 'no-store' } ).then(
		( { ok } ) => ok,
		() => false
	);

/** A form that is checked and sent without leaving the page. Without this, or wherever it fails, the browser posts the form itself. */
export class LiveForm {
	private readonly container: HTMLElement;
	private readonly status = make( 'p', {
		className: 'slipstream-form-status',
		role: 'status',
	} );
	private readonly steps: Steps;
	/** Whether the server drew it with what was sent before: then resetting would bring that back. */
	private readonly isAttempt: boolean;
	private busy: Busy | null = null;
	private readonly pause: Pause;
	private hasFailed = false;

	constructor(
		private readonly form: HTMLFormElement,
		private readonly messages: Messages
	) {
		this.container = form.closest(
			'.jetpack-contact-form-container'
		) as HTMLElement;
		this.container.append( this.status );
		setNonce( form );
		this.pause = new Pause( messages );
		const announce = ( text: string ) => this.announce( text );
		this.steps = liveSteps( this.container, form, messages, announce );
		const attempt =
			this.container.querySelector< HTMLElement >( '.form-error' );
		this.isAttempt = !! attempt;
		this.listen();
		if ( attempt ) {
			const wrong = firstWrong( form ) ?? form;
			this.steps.showWith( wrong );
			reveal( wrong );
			// Going to the form's place in the page takes the focus away, until all is loaded.
			window.addEventListener( 'load', () =>
				setTimeout( () => attempt.focus() )
			);
		}
	}

	private listen() {
		const { form, container, messages } = this;
		const onInput = ( { target }: Event ) => {
			const field = fieldOf( target );
			if ( field ) {
				clearError( container, field, messages );
			}
		};
		form.addEventListener( 'input', onInput );
		form.addEventListener( 'change', onInput );
		form.addEventListener( 'submit', ( event ) => this.onSubmit( event ) );
		container.addEventListener( 'click', ( event ) =>
			this.onClick( event )
		);
		// A page that was left for another comes back as it was.
		window.addEventListener(
			'pageshow',
			( { persisted } ) => persisted && this.idle()
		);
	}

	private announce( text: string ) {
		this.status.textContent = text;
	}

	private onClick( event: MouseEvent ) {
		const at = event.target as Element;
		const direction = at.closest< HTMLElement >( '[data-direction]' );
		const link = at.closest( '.form-error a' )?.getAttribute( 'href' );
		const field =
			link &&
			fieldsIn( this.form ).find(
				( one ) => `#${ targetOf( one )?.id }` === link
			);
		if ( direction ) {
			event.preventDefault();
			this.move( direction.dataset.direction === 'next' ? 1 : -1 );
		} else if ( field ) {
			event.preventDefault();
			this.go( field );
		}
	}

	/** Brings a field into view and puts the focus there. */
	private go( field: HTMLElement ) {
		this.steps.showWith( field );
		reveal( field );
		focusField( field );
	}

	private move( by: number ) {
		const { steps } = this;
		if ( by < 0 || this.isRight( steps.current() ) ) {
			steps.move( by );
			const [ field ] = fieldsIn( steps.current() );
			if ( field ) {
				focusField( field );
			} else {
				steps.current().tabIndex = -1;
				steps.current().focus();
			}
		}
	}

	/** Whether a part of the form has no mistakes; shows those that it has. */
	private isRight( part: ParentNode ): boolean {
		clear( this.container, fieldsIn( part ) );
		const errors = mistakes( fieldsIn( part ), this.messages );
		this.list( errors );
		return ! errors.length;
	}

	private list( errors: [ HTMLElement | undefined, string ][] ) {
		if ( errors.length ) {
			list( this.form, this.messages, errors );
			const field = errors.find( ( [ one ] ) => one )?.[ 0 ];
			if ( field ) {
				this.go( field );
			}
		}
	}

	private onSubmit( event: SubmitEvent ) {
		if ( event.defaultPrevented ) {
			return;
		}
		event.preventDefault();
		if ( this.busy ) {
			return;
		}
		if ( ! this.steps.isLast() ) {
			this.move( 1 );
		} else if ( this.isRight( this.form ) ) {
			const wait = this.pause.text();
			if ( wait ) {
				this.showError( wait );
			} else {
				this.send( event.submitter as Button | null );
			}
		}
	}

	private send( button: Button | null ) {
		const { form, messages } = this;
		const body = new FormData( form );
		// WordPress would take it for the nonce of its own API.
		body.delete( '_wpnonce' );
		const stop = () => {
			abort();
			this.idle();
			this.showError( messages.stopped );
		};
		const busy = showBusy( form, button, messages, stop );
		this.busy = busy;
		this.announce( messages.sending );
		const abort = sendUntilStored(
			form.dataset.endpoint ?? '',
			body,
			busy.progress,
			( reply ) => this.receive( reply )
		);
	}

	private idle() {
		this.busy?.end();
		this.busy = null;
		this.announce( '' );
	}

	private async receive( reply: Reply ) {
		const { form } = this;
		const { data, isForbidden, status, wait } = reply;
		if ( isTaken( data ) && data.redirect ) {
			form.reset();
			setNonce( form, true );
			window.location.assign( data.redirect );
			// An address that is but a place on this page leaves nothing.
			setTimeout( () => this.idle(), 1e4 );
			return;
		}
		if (
			isForbidden ||
			( ! isTaken( data ) &&
				! isRefused( data ) &&
				this.mayPost( status ) &&
				( await answers( window.location.href ) ) )
		) {
			HTMLFormElement.prototype.submit.call( form );
			return;
		}
		this.idle();
		if ( isTaken( data ) ) {
			this.thank( data );
		} else if ( isRefused( data ) ) {
			this.refuse( data, wait );
		} else {
			this.pause.set( wait );
			this.showError( this.fault( status ) + this.pause.text( ' ' ) );
		}
	}

	/**
	 * Whether an answer that is not ours means that the form should be posted as without a script: at once where the route is blocked
	 * or something else answers, and after a second failure of the server or the network. The server keeps the same answers once.
	 */
	private mayPost( status: number ): boolean {
		if ( [ 413, 429 ].includes( status ) || ! window.navigator.onLine ) {
			return false;
		}
		const isBlocked = status > 0 && status < 500;
		const may = isBlocked || this.hasFailed;
		this.hasFailed = true;
		return may;
	}

	/** What to say of an answer that is not ours. */
	private fault( status: number ): string {
		const { failed, large, offline } = this.messages;
		if ( status === 413 && large ) {
			return large;
		}
		return window.navigator.onLine ? failed : offline;
	}

	private showError( message: string ) {
		showError( this.form, message );
	}

	private refuse( { message, data }: Refused, wait: number ) {
		if ( data?.errors?.length ) {
			const fields = fieldsIn( this.form );
			this.list(
				data.errors.map( ( error ) => [
					fields.find(
						( { dataset } ) => dataset.field === error.field
					),
					error.message,
				] )
			);
			return;
		}
		this.pause.set( data?.retry_after ?? wait );
		this.showError( message + this.pause.text( ' ' ) );
	}

	private thank( answer: Taken ) {
		const { container, form, messages } = this;
		const before = [ ...container.childNodes ];
		const { className } = container;
		const shown = thanks( answer, messages.back, `#${ container.id }` );
		form.reset();
		setNonce( form, true );
		this.steps.move( -Infinity );
		this.announce( '' );
		container.classList.remove( 'is-multistep' );
		container.replaceChildren( shown );
		shown.querySelector( 'a' )?.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			if ( this.isAttempt ) {
				window.location.href =
					window.location.href.split( '#' )[ 0 ] ?? '';
				return;
			}
			container.className = className;
			container.replaceChildren( ...before );
			const [ field ] = fieldsIn( form );
			if ( field ) {
				focusField( field );
			}
		} );
		shown.focus();
	}
}
