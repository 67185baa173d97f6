<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Access;

use Closure;

/**
 * What someone may read, at this moment. A stranger is one with no rights at all: that is what every page, feed, and
 * route shows.
 */
final class Reader {

	/**
	 * @param bool                 $is_editor     Whether they may edit what they read.
	 * @param bool                 $is_subscriber Whether they get new posts by email.
	 * @param bool                 $is_paid       Whether they read what paid subscribers do, whoever pays.
	 * @param list<int>            $plans         The plans that they pay, and the tiers that those belong to.
	 * @param bool                 $pays_tier     Whether one of them is of the newsletter.
	 * @param (Closure(int): bool)|null $includes Whether what they pay includes a tier, because it is a higher one.
	 */
	private function __construct(
		private bool $is_editor = false,
		private bool $is_subscriber = false,
		private bool $is_paid = false,
		private array $plans = array(),
		private bool $pays_tier = false,
		private ?Closure $includes = null
	) {}

	public static function stranger(): self {
		return new self();
	}

	/** Someone who may edit the post. */
	public static function editor(): self {
		return new self( is_editor: true );
	}

	/**
	 * @param list<int>            $plans
	 * @param (Closure(int): bool)|null $includes
	 */
	public static function member(
		bool $is_subscriber,
		bool $is_paid = false,
		array $plans = array(),
		bool $pays_tier = false,
		?Closure $includes = null
	): self {
		return new self( false, $is_subscriber, $is_paid, $plans, $pays_tier, $includes );
	}

	public function is_editor(): bool {
		return $this->is_editor;
	}

	/** Whether they may read what the author has locked. */
	public function may_read( Post_Access $access ): bool {
		return $this->is_editor || match ( $access->level ) {
			Level::Everybody   => true,
			Level::Subscribers => $this->is_subscriber || $this->is_paid || $this->pays_tier,
			Level::Any_Tier    => $this->is_paid || $this->pays_tier,
			Level::Paid        => 0 === $access->tier
				? $this->is_paid || $this->pays_tier
				: in_array( $access->tier, $this->plans, true )
					|| ( null !== $this->includes && ( $this->includes )( $access->tier ) ),
			Level::Nobody      => false,
		};
	}

	/**
	 * Whether they pay one of some plans.
	 *
	 * @param list<int> $plans None: nobody does.
	 */
	public function pays_one_of( array $plans ): bool {
		return $this->is_editor || array() !== array_intersect( $plans, $this->plans );
	}
}
