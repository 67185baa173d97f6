<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

/**
 * An upgrade request: the hub and page it was made from, and the hub's decision.
 */
final class Upgrade {

	/** Asked; the hub has not said yet that it knows. */
	public const ASKED = 'asked';

	/** The hub has it and has not decided. */
	public const WAITING = 'waiting';

	public const GRANTED = 'granted';
	public const REFUSED = 'refused';

	/** Pages of the administration, with their query. */
	private const PAGE = '/^[\w-]+\.php(\?[^\s\\\\<>"\']*)?$/D';

	/**
	 * @param int|null $limit     Requests a month that the site had then, 0 for no limit; null if the hub did not
	 *     say.
	 * @param string   $return_to The page of the administration that it was asked from, with its query; '' for none.
	 * @param string   $state     One of the constants.
	 * @param string   $plan      What the hub calls the tier that it has given; '' before.
	 */
	public function __construct(
		public readonly string $hub,
		public readonly string $tier,
		public readonly ?int $limit,
		public readonly string $return_to,
		public readonly int $at,
		public readonly string $state = self::ASKED,
		public readonly string $plan = ''
	) {}

	/** A page of the administration; '' for anything else. */
	public static function page( string $address ): string {
		return 1 === preg_match( self::PAGE, $address ) ? $address : '';
	}

	/** The stored value; null if invalid. */
	public static function of( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_string( $stored['tier'] ?? null ) ) {
			return null;
		}
		$limit = $stored['limit'] ?? null;
		return new self(
			(string) ( $stored['hub'] ?? '' ),
			$stored['tier'],
			is_int( $limit ) ? $limit : null,
			self::page( (string) ( $stored['return_to'] ?? '' ) ),
			(int) ( $stored['at'] ?? 0 ),
			(string) ( $stored['state'] ?? self::ASKED ),
			(string) ( $stored['plan'] ?? '' )
		);
	}

	/**
	 * The same, as it is stored.
	 *
	 * @return array{hub: string, tier: string, limit: int|null, return_to: string, at: int, state: string, plan: string}
	 */
	public function to_array(): array {
		return array(
			'hub'       => $this->hub,
			'tier'      => $this->tier,
			'limit'     => $this->limit,
			'return_to' => $this->return_to,
			'at'        => $this->at,
			'state'     => $this->state,
			'plan'      => $this->plan,
		);
	}

	/** Whether the hub has decided. */
	public function is_decided(): bool {
		return in_array( $this->state, array( self::GRANTED, self::REFUSED ), true );
	}

	/**
	 * The same, with what the hub says now. Only a hub that has once said that it has the request can have refused it.
	 */
	public function with( Tier_State $standing ): self {
		if ( $this->is_decided() ) {
			return $this;
		}
		$state = match ( true ) {
			$standing->slug === $this->tier || $standing->is_more_than( $this->limit ) => self::GRANTED,
			'' !== $standing->wanted => self::WAITING,
			self::WAITING === $this->state => self::REFUSED,
			default => $this->state,
		};
		return new self(
			$this->hub,
			$this->tier,
			$this->limit,
			$this->return_to,
			$this->at,
			$state,
			self::GRANTED === $state ? $standing->name : ''
		);
	}
}
