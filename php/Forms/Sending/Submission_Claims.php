<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Protection\Duplicate_Guard;
use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Forms\Protection\Submission_State;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Support\Clock;

/** Makes sure that each submission is accepted only once. */
final class Submission_Claims {

	public function __construct(
		private Duplicate_Guard $guard,
		private Feedback_Writer $writer,
		private Form_Token $tokens,
		private Clock $clock
	) {}

	/** @throws Request_Error If another process is handling it. */
	public function begin( Form_Response $response ): Submission_Claim {
		$key   = Submission_Key::of( $response, $this->tokens, $this->clock->now() );
		$state = $this->guard->begin( $key );
		$claim = new Submission_Claim( $key, $state, $this->writer->find( $key, $state ) );
		if ( $claim->is_done() ) {
			$this->guard->finish( $key );
		} elseif ( Submission_State::Pending === $state ) {
			throw Duplicate_Guard::in_progress();
		} elseif ( Submission_State::Unknown === $state ) {
			// If its table is missing, the next request that runs the installer restores it.
			delete_option( Installer::OPTION );
		}
		return $claim;
	}

	/** Releases a submission that could not be accepted. */
	public function release( Submission_Claim $claim ): void {
		if ( Submission_State::Ours === $claim->state ) {
			$this->guard->release( $claim->key );
		}
	}
}
