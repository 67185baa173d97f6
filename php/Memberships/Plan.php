<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;

/**
 * Something that visitors pay for: a post of the type jp_mem_plan.
 */
final class Plan {

	/** The type of plans that are donations. */
	public const DONATION = 'donation';

	/** The type of a newsletter's plans. */
	public const TIER = 'tier';

	/**
	 * @param int    $id     The post's ID; 0 for a plan that is not stored yet.
	 * @param string $type   self::DONATION, self::TIER, or '' for others.
	 * @param int    $tier   The monthly plan that a yearly one belongs to; 0 for none.
	 * @param bool   $is_editable Whether authors see and change it. Donation plans belong to their blocks.
	 * @param bool   $is_amount_open Whether the buyer may pay more than the price.
	 * @param bool   $allows_several Whether one person may buy it more than once.
	 * @param bool   $subscribes Whether buyers become subscribers of the site.
	 * @param string $welcome What buyers are mailed.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly Money $price,
		public readonly Billing_Interval $interval,
		public readonly string $type = '',
		public readonly int $tier = 0,
		public readonly bool $is_editable = true,
		public readonly bool $is_amount_open = false,
		public readonly bool $allows_several = false,
		public readonly bool $subscribes = false,
		public readonly string $description = '',
		public readonly string $welcome = ''
	) {}

	/** Whether donations blocks use it: they set the amount. Authors can also mark plans of their own as donations. */
	public function is_of_blocks(): bool {
		return self::DONATION === $this->type && ! $this->is_editable;
	}

	/** @return array<string, mixed> As the REST API returns it. */
	public function to_rest(): array {
		return array(
			'id'                           => $this->id,
			'title'                        => $this->title,
			'price'                        => $this->price->to_decimal(),
			'currency'                     => $this->price->currency,
			'interval'                     => $this->interval->value,
			'type'                         => '' === $this->type ? null : $this->type,
			'tier'                         => 0 === $this->tier ? null : $this->tier,
			'is_editable'                  => $this->is_editable,
			'buyer_can_change_amount'      => $this->is_amount_open,
			'multiple_per_user'            => $this->allows_several,
			'subscribe_as_site_subscriber' => $this->subscribes,
			'description'                  => $this->description,
			'welcome_email_content'        => $this->welcome,
		);
	}
}
