<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Delta;

/**
 * Keeps finished answers for a short time, for clients that ask for it and lose the first answer.
 */
final class Answer_Cache {

	/** Prefix of its transients. */
	public const TRANSIENTS = 'slipstream_answer_';

	/** Five minutes. */
	private const LIFETIME = 300;

	/** @return list<Delta>|null The answer to the same request by the same user, if it is still there. */
	public function get( string $user, Chat_Request $request ): ?array {
		$kept = get_transient( $this->name( $user, $request ) );
		if ( ! is_array( $kept ) || ! is_string( $kept['text'] ?? null ) ) {
			return null;
		}
		$result       = new Relay_Result();
		$result->text = $kept['text'];
		$call         = $kept['call'] ?? null;
		if ( is_array( $call ) && is_string( $call['name'] ?? null ) && is_string( $call['arguments'] ?? null ) ) {
			$result->call = array(
				'name'      => $call['name'],
				'arguments' => $call['arguments'],
			);
		}
		return $result->deltas();
	}

	public function put( string $user, Chat_Request $request, Relay_Result $result ): void {
		set_transient(
			$this->name( $user, $request ),
			array(
				'text' => $result->text,
				'call' => $result->call,
			),
			self::LIFETIME
		);
	}

	private function name( string $user, Chat_Request $request ): string {
		return self::TRANSIENTS
			. md5( (string) wp_json_encode( array( $user, $request->messages, $request->functions ) ) );
	}
}
