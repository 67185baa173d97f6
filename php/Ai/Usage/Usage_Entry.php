<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Tokens\Caller;

/** Who asked for what. Never holds a text. */
final class Usage_Entry {

	/** Tokens that were sent. */
	public int $tokens_in = 0;

	/** Tokens that came back. */
	public int $tokens_out = 0;

	/** What it cost, in millionths of the currency. */
	public int $cost = 0;

	/** How many requests it counts as against the limits; none if it brought nothing. */
	public int $requests = 0;

	/** How long it took. */
	public int $milliseconds = 0;

	/** How it ended: done, stopped, gone, or an error code. */
	public string $outcome = '';

	/** @param int $post_id The post that it is about, 0 for none. */
	public function __construct(
		public readonly Caller $caller,
		public readonly string $feature,
		public readonly string $model,
		public readonly int $post_id = 0,
		public readonly int $images = 0,
		public readonly int $seconds = 0
	) {}

	/** Whether it is about images or recordings, which cost by the piece and by the minute instead of by tokens. */
	public function is_media(): bool {
		return $this->images > 0 || $this->seconds > 0;
	}

	/** The request and what it is expected to use, to be kept for whoever has to end it. */
	public function to_json(): string {
		$fields = array(
			'user_id' => $this->caller->user_id,
			'site'    => $this->caller->site,
			'feature' => substr( sanitize_key( $this->feature ), 0, 64 ),
			'model'   => mb_substr( $this->model, 0, 100 ),
		);
		return (string) wp_json_encode(
			$fields + array_diff_key( get_object_vars( $this ), array( 'caller' => true ) )
		);
	}

	/** A request out of to_json(). */
	public static function from_json( string $json ): self {
		$fields = json_decode( $json, true );
		$fields = is_array( $fields ) ? array_filter( $fields, 'is_scalar' ) : array();
		$number = static fn ( string $name ): int => (int) ( $fields[ $name ] ?? 0 );

		$entry             = new self(
			new Caller( $number( 'user_id' ), $number( 'site' ) ),
			(string) ( $fields['feature'] ?? '' ),
			(string) ( $fields['model'] ?? '' ),
			$number( 'post_id' ),
			$number( 'images' ),
			$number( 'seconds' )
		);
		$entry->tokens_in  = $number( 'tokens_in' );
		$entry->tokens_out = $number( 'tokens_out' );
		$entry->cost       = $number( 'cost' );
		return $entry;
	}
}
