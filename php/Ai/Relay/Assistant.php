<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Reservation;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Http\Long_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;

/**
 * Lets a request in, starts its answer and gives back what was reserved for one that fails at once.
 */
final class Assistant {

	/** @param float $patience Seconds that the engine has to accept or refuse before the client gets a stream. */
	public function __construct(
		private Engine_Picker $engines,
		private Stream_Relay $relay,
		private Meter $meter,
		private Stream_Slots $slots,
		private Answer_Cache $answers,
		private float $patience = 10.0
	) {}

	/** @throws Request_Error If there will be none. */
	public function open( Query $query ): Session {
		$kept = $query->may_replay ? $this->answers->get( $query->caller->key(), $query->chat ) : null;
		if ( null !== $kept ) {
			return $this->session( $query, new Fixed_Completion( $kept ) );
		}
		$engine = $this->engines->pick();
		if ( null === $engine ) {
			throw new Request_Error(
				'no_ai_engine',
				__(
					'No AI server is set up for this site. An administrator can add one in the AI settings.',
					'slipstream'
				),
				503
			);
		}
		if ( array() !== $query->chat->images && ! $engine instanceof Vision_Engine ) {
			throw Upstream_Errors::vision_unsupported();
		}
		$slot = $this->slots->acquire( $query->caller, $engine->streams() );
		if ( null === $slot ) {
			throw Upstream_Errors::too_many_streams();
		}
		$model = '' === $engine->model() ? $engine->name() : $engine->model();
		try {
			$reservation = $this->meter->reserve(
				new Usage_Entry( $query->caller, $query->feature, $model, $query->post_id ),
				$query->chat->characters()
			);
		} catch ( Request_Error $error ) {
			$this->slots->release( $slot );
			throw $error;
		}
		return $this->start( $query, $engine, $slot, $reservation );
	}

	/** Asks a running answer to stop. */
	public function stop( Caller $caller, string $request_id ): void {
		$this->relay->stop( $caller, $request_id );
	}

	private function start( Query $query, Engine $engine, string $slot, Reservation $reservation ): Session {
		Long_Request::begin();
		$completion = $engine->start( $query->chat );
		$session    = $this->session( $query, $completion, $slot, $reservation );
		$this->relay->await_open(
			$completion,
			$this->relay->stop_key( $query->caller, $query->request_id ),
			$this->patience,
			$session->renew( ... )
		);
		$failure = $completion->failure();
		if ( null !== $failure ) {
			$session->refund( Server_Failure::outcome( $failure ) );
			if ( $failure instanceof Server_Failure ) {
				$failure->report();
			}
			throw $failure;
		}
		return $session;
	}

	private function session(
		Query $query,
		Completion $completion,
		?string $slot = null,
		?Reservation $reservation = null
	): Session {
		return new Session(
			$query,
			$completion,
			$this->relay,
			new Accounting( $this->meter, $this->slots, $slot, $reservation ),
			$this->answers
		);
	}
}
