<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

/**
 * What a run has come to so far. It goes from step to step in the job's cursor.
 *
 * @phpstan-type Problem array{what: string, id: string, code: string}
 * @phpstan-type Report_Array array{started: int, heard: int, ended: int, stopped: string, unanswered: int, seen: int, changed: int, missing_here: int, missing_there: int, failed: int, problems: list<Problem>}
 */
final class Report {

	/** Problems that are named; the others are only counted. */
	private const MOST_PROBLEMS = 20;

	/**
	 * @param int           $heard         Until when events were read; 0 if they could not be.
	 * @param int           $seen          Orders, subscriptions, refunds, and disputes that were compared.
	 * @param int           $changed       Those that were not as the payment service has them.
	 * @param int           $missing_here  Events and subscriptions that the site had not heard of.
	 * @param int           $missing_there Orders and subscriptions that the payment service does not have.
	 * @param int           $failed        Those that could not be compared.
	 * @param list<Problem> $problems
	 * @param string        $stopped       The code of the error that ended the run too early; '' if it came to its end.
	 * @param int           $unanswered    Answers in a row that were lost.
	 */
	public function __construct(
		public readonly int $started,
		public int $ended = 0,
		public int $seen = 0,
		public int $changed = 0,
		public int $missing_here = 0,
		public int $missing_there = 0,
		public int $failed = 0,
		public array $problems = array(),
		public int $heard = 0,
		public string $stopped = '',
		public int $unanswered = 0
	) {}

	/** @param array<string, mixed> $values As to_array() gives them. */
	public static function of( array $values ): self {
		return new self( ...array_intersect_key( $values, get_class_vars( self::class ) ) );
	}

	/** @return Report_Array */
	public function to_array(): array {
		return array(
			'started'       => $this->started,
			'heard'         => $this->heard,
			'ended'         => $this->ended,
			'stopped'       => $this->stopped,
			'unanswered'    => $this->unanswered,
			'seen'          => $this->seen,
			'changed'       => $this->changed,
			'missing_here'  => $this->missing_here,
			'missing_there' => $this->missing_there,
			'failed'        => $this->failed,
			'problems'      => $this->problems,
		);
	}

	/** Notes something that could not be compared, or is not there. */
	public function note( string $what, string $id, string $code ): void {
		if ( count( $this->problems ) < self::MOST_PROBLEMS ) {
			$this->problems[] = array(
				'what' => $what,
				'id'   => $id,
				'code' => $code,
			);
		}
	}
}
