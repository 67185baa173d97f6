<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use Closure;
use Slipstream\Memberships\Plans;
use Slipstream\Payments\Payer_Records;
use Slipstream\Subscribers\People\Access;

/**
 * What other modules know that decides who reads. Each throws a Request_Error if the database fails.
 */
final class Sources {

	/**
	 * @param Closure(): Payer_Records         $records    Who has paid what.
	 * @param Closure(): Plans                 $plans
	 * @param Closure(string): ?Access         $newsletter What an address may read that gets new posts; null for one
	 *     that gets none.
	 * @param Closure(): string                $sign_up    Where people subscribe; '' if they cannot.
	 * @param Closure(list<int>, int): ?string $pay        Where plans are paid, for a post; null if they cannot be.
	 */
	public function __construct(
		public readonly Closure $records,
		public readonly Closure $plans,
		public readonly Closure $newsletter,
		public readonly Closure $sign_up,
		public readonly Closure $pay
	) {}
}
