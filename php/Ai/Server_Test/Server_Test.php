<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server_Test;

use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Openai\Openai_Engine;
use Slipstream\Ai\Engines\Openai\Openai_Client;
use Slipstream\Ai\Engines\Reports_Usage;
use Slipstream\Ai\Relay\Relay_Result;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Http\Long_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;

/**
 * Asks an AI server as the editor does, before it is stored: first for its models, then for a line. Some servers list
 * their models to everybody, so that only the line shows whether the key is good.
 */
final class Server_Test {

	/** What such a request counts under; the same as the test on screen. */
	private const FEATURE = 'ai-test';

	private const LINE = 'Reply with the word OK.';

	public function __construct( private Meter $meter, private Server_State $state ) {}

	/**
	 * @param bool $is_public_only Whether the address must not lead into a private network.
	 * @throws Request_Error If the request for a line may not be sent or cannot be counted.
	 */
	public function run( string $url, string $model, #[\SensitiveParameter] string $key, bool $is_public_only ): Test_Result {
		Long_Request::begin();
		$began  = microtime( true );
		$server = new Openai_Client( $url, $key, $is_public_only );
		$list   = new Model_List( $server, '' !== $key, self::seconds() );
		$list->ask();
		$cause    = $list->cause;
		$requests = 0;
		if ( null === $cause ) {
			$cause    = $this->write( new Openai_Engine( $url, $model, $key, $is_public_only ) );
			$requests = null === $cause ? 1 : 0;
		}
		$this->state->keep( Ai_Server_Settings::fingerprint( $url, $model, $key ), $cause, $list->models, $began );
		return new Test_Result( $server->asked( $model ), $cause, $list->models, $requests );
	}

	/** Has one line written, and stops as soon as it begins. Counts as a request if it does. */
	private function write( Openai_Engine $engine ): ?Server_Cause {
		$chat        = new Chat_Request(
			array(
				array(
					'role'    => 'user',
					'content' => self::LINE,
				),
			)
		);
		$model       = '' === $engine->model() ? $engine->name() : $engine->model();
		$reservation = $this->meter->reserve(
			new Usage_Entry( Caller::current(), self::FEATURE, $model ),
			$chat->characters()
		);
		$completion  = $engine->start( $chat );
		$characters  = self::characters( $completion );
		$failure     = $completion->failure();
		$usage       = $completion instanceof Reports_Usage ? $completion->usage() : null;
		$completion->stop();
		if ( $characters > 0 ) {
			$this->meter->settle( $reservation, $usage, $characters, Relay_Result::DONE );
			return null;
		}
		$cause = self::cause( $failure, $completion );
		$this->meter->refund( $reservation, $cause->value );
		return $cause;
	}

	private static function cause( ?Request_Error $failure, Completion $completion ): Server_Cause {
		if ( null === $failure ) {
			return $completion->is_finished() ? Server_Cause::Unreadable : Server_Cause::Timeout;
		}
		return $failure instanceof Server_Failure
			? $failure->cause
			: Server_Cause::of_code( $failure->error_code ) ?? Server_Cause::Rejected;
	}

	/** Waits for the beginning of an answer; 0 if there is none. */
	private static function characters( Completion $completion ): int {
		$until = hrtime( true ) / 1e9 + self::seconds();
		do {
			foreach ( $completion->take() as $delta ) {
				$length = mb_strlen( $delta->content . $delta->call_name );
				if ( $length > 0 ) {
					return $length;
				}
			}
			if ( null !== $completion->failure() || $completion->is_finished() ) {
				return 0;
			}
			$completion->wait( 0.1 );
		} while ( hrtime( true ) / 1e9 < $until );
		return 0;
	}

	private static function seconds(): int {
		/**
		 * Filters how many seconds a test waits for an AI server: first for its models, then for a line of text.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds The default.
		 */
		return max( 1, (int) apply_filters( 'slipstream_ai_test_seconds', 20 ) );
	}
}
