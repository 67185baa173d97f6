<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Declarations;

/**
 * What someone has chosen who has proven that the address of a declaration is theirs: numbers of what is stored here.
 */
final class Choice {

	/**
	 * @param list<int> $subscriptions That are to end.
	 * @param list<int> $orders        That they withdraw from.
	 */
	public function __construct( public readonly array $subscriptions, public readonly array $orders ) {}

	/** @return self|null Null for none. */
	public static function of( string $stored ): ?self {
		$lists = json_decode( $stored, true );
		return is_array( $lists )
			? new self( self::numbers( $lists[0] ?? null ), self::numbers( $lists[1] ?? null ) )
			: null;
	}

	/** This one, and what was chosen before. */
	public function and( ?self $before ): self {
		return null === $before ? $this : new self(
			array_values( array_unique( array( ...$before->subscriptions, ...$this->subscriptions ) ) ),
			array_values( array_unique( array( ...$before->orders, ...$this->orders ) ) )
		);
	}

	/** As it is stored. */
	public function text(): string {
		return (string) wp_json_encode( array( $this->subscriptions, $this->orders ) );
	}

	/** @return list<int> */
	private static function numbers( mixed $values ): array {
		return array_values( array_filter( (array) $values, 'is_int' ) );
	}
}
