<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Payments_Services;

/**
 * Compares the ledger with an account, batch by batch, and knows where it is. It writes only by Gateway_Sync.
 */
abstract class Reconciler {

	protected const BATCH = 20;

	protected Comparison $compare;

	/** See place(). */
	protected string $place = '';

	/** @param string $not_found See Comparison. */
	public function __construct(
		protected Payments_Services $services,
		protected Report $report,
		protected int $since,
		protected Time_Budget $time,
		string $not_found
	) {
		$this->compare = new Comparison( $report, $not_found );
	}

	/**
	 * Compares the next ones of a phase, as many as there is time for, and one at least.
	 *
	 * @param string $after Where the last batch has ended.
	 * @return string|null Where this one has; null if it was the last.
	 * @throws Gateway_Error If the payment service cannot be asked now: place() says where to go on.
	 * @throws Request_Error If the database fails.
	 */
	final public function batch( Phase $phase, string $after ): ?string {
		$this->place = $after;
		return $this->compare_batch( $phase, $after );
	}

	/** Behind what the last batch has compared, also where it did not come to its end. */
	final public function place(): string {
		return $this->place;
	}

	/** See batch(). */
	abstract protected function compare_batch( Phase $phase, string $after ): ?string;

	/**
	 * Compares one after the other, as far as there is time. Each may take a minute, and another process must not take
	 * the job over meanwhile.
	 *
	 * @template T
	 * @param list<T>                 $all      None if that was all.
	 * @param Closure(T): void        $compare
	 * @param Closure(T): (string|int) $place_of Where the next batch begins if this is the last of this one.
	 */
	final protected function each( array $all, Closure $compare, Closure $place_of ): ?string {
		foreach ( $all as $one ) {
			$compare( $one );
			$this->place = (string) $place_of( $one );
			if ( $this->time->is_over() ) {
				break;
			}
		}
		return array() === $all ? null : $this->place;
	}
}
