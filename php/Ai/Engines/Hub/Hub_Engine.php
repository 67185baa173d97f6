<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Hub;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Hub_Errors;
use Slipstream\Ai\Engines\Openai\Openai_Completion;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Http\Request_Error;

/**
 * Asks the hub's wpcom/v2/jetpack-ai-query. The site has worded the conversation, with its own house style.
 */
final class Hub_Engine implements Vision_Engine {

	public const NAME = 'hub';

	public function __construct( private Hub_Access $hub ) {}

	public function name(): string {
		return self::NAME;
	}

	public function model(): string {
		return '';
	}

	public function streams(): bool {
		return true;
	}

	/** Sends the request; the answer is read as the completion is waited for. */
	public function start( Chat_Request $request ): Completion {
		try {
			$server = $this->hub->server();
		} catch ( Request_Error $error ) {
			return new Fixed_Completion( array(), $error );
		}
		$body   = array(
			'conversation' => $request->messages,
			'feature'      => array() === $request->images ? 'ability' : 'jetpack-ai-image-extension',
		) + ( array() === $request->images ? array() : array( 'images' => $request->images ) );
		$handle = $server->post(
			'/wpcom/v2/jetpack-ai-query',
			array( 'Content-Type: application/json', 'Accept: text/event-stream, application/json' ),
			(string) wp_json_encode(
				$body,
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
			)
		);
		return null === $handle
			? new Fixed_Completion( array(), Upstream_Errors::unavailable() )
			: new Openai_Completion( $handle, Hub_Errors::of_response( ... ) );
	}

	/** What draws and listens there. */
	public function media( int $seconds ): Hub_Media {
		return new Hub_Media( $this->hub, $seconds );
	}
}
