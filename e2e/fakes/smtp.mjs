/*
 * Stands in for the world's mailboxes: an SMTP server that keeps what it takes, parsed, and misbehaves on command.
 * An HTTP server beside it is asked for what came:
 *
 *     GET  /__mails     what was taken, the oldest first
 *     GET  /__port      where the SMTP server listens
 *     POST /__behave    { "how": "break", "times": 1, "to": "ann@" }
 *     POST /__reset     forgets the mails and how to behave
 */
import { createServer } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { parseJson, readBody, readBytes, sendJson } from './http.mjs';

const refusal = ( responseCode, message ) =>
	Object.assign( new Error( message ), { responseCode } );

/** What is answered to the recipient; nothing for what is taken. */
const RECIPIENTS = {
	refuse: () => refusal( 550, '5.1.1 No such user here' ),
	later: () => refusal( 451, '4.7.1 Try again later' ),
};

/** What is answered at the end of the mail. */
const MAILS = {
	/** Keeps the mail, and hangs up without a word. */
	break: ( session, done, server ) =>
		[ ...server.connections ]
			.find( ( connection ) => connection.session === session )
			?.close(),
	/** Keeps the mail, and says nothing as long as anybody waits. */
	hang: () => {},
	/** Refuses what it has read. */
	'refuse-content': ( session, done ) =>
		done( refusal( 554, '5.7.1 Rejected as spam' ) ),
};

/** Whether it is kept, as a mail that a server has in its queue although nobody was told. */
const isKept = ( how ) => how !== 'refuse-content';

const headersOf = ( { headerLines } ) =>
	Object.fromEntries(
		headerLines.map( ( { key, line } ) => [
			key,
			line.slice( line.indexOf( ':' ) + 1 ).trim(),
		] )
	);

class Behavior {
	#orders = [];

	add( { how, times = 1, to = '' } ) {
		this.#orders.push( { how, times, to } );
	}

	clear() {
		this.#orders = [];
	}

	/** How to treat a recipient, where an order of these kinds is left for them. */
	take( kinds, recipient ) {
		const order = this.#orders.find(
			( { how, times, to } ) =>
				how in kinds && times > 0 && recipient.includes( to )
		);
		if ( order ) {
			order.times--;
		}
		return order?.how;
	}
}

function startMailServer( mails, behavior ) {
	const server = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS' ],
		disableReverseLookup: true,
		onRcptTo( { address }, session, done ) {
			const how = behavior.take( RECIPIENTS, address );
			done( how && RECIPIENTS[ how ]() );
		},
		async onData( stream, session, done ) {
			const source = await readBytes( stream );
			const [ { address } ] = session.envelope.rcptTo;
			const how = behavior.take( MAILS, address );
			if ( isKept( how ) ) {
				const parsed = await simpleParser( source );
				mails.push( {
					from: session.envelope.mailFrom.address,
					to: address,
					subject: parsed.subject,
					text: parsed.text,
					html: parsed.html,
					headers: headersOf( parsed ),
					size: source.length,
				} );
			}
			if ( how ) {
				MAILS[ how ]( session, done, server );
			} else {
				done( null, 'Queued' );
			}
		},
	} );
	// Clients that hang up are no errors of this server.
	server.on( 'error', () => {} );
	return server;
}

/** Starts both servers on free ports of the loopback address. */
export async function startSmtpFake() {
	const mails = [];
	const behavior = new Behavior();
	const smtp = startMailServer( mails, behavior );
	const http = createServer( async ( request, response ) => {
		if ( request.url === '/__behave' ) {
			behavior.add( parseJson( await readBody( request ) ) );
		} else if ( request.url === '/__reset' ) {
			behavior.clear();
			mails.length = 0;
		}
		sendJson(
			response,
			200,
			request.url === '/__port' ? smtp.server.address().port : mails
		);
	} );
	const listen = ( server ) =>
		new Promise( ( resolve ) => {
			const listening = server.listen( 0, '127.0.0.1', () =>
				resolve( listening.address().port )
			);
		} );
	const port = await listen( http );
	return {
		port,
		smtp: await listen( smtp ),
		mails,
		behave: ( order ) => behavior.add( order ),
		close: () =>
			new Promise( ( done ) => {
				http.close();
				http.closeAllConnections();
				smtp.close( done );
			} ),
	};
}

// Run by itself it says where it listens, and ends with what has started it.
if ( process.argv.includes( '--tied' ) ) {
	startSmtpFake().then( ( { port, smtp } ) => {
		process.stdout.write( `${ JSON.stringify( { port, smtp } ) }\n` );
		process.stdin.resume().on( 'end', () => process.exit() );
	} );
}
