<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use stdClass;

/**
 * A post that is, was, or could be sent: a row as it was read. Newsletters changes it.
 */
final class Newsletter {

	/**
	 * @param int       $audience   How many it is sent to; 0 before that is fixed.
	 * @param list<int> $categories Those whose subscribers get it; none for all.
	 * @param int       $due        When to begin.
	 * @param int       $begun      When the audience was fixed; 0 before.
	 * @param int       $ended      When it was over; 0 before.
	 * @param int       $failures   How many were not taken in a row.
	 * @param int       $worked     When some of its emails were last sent.
	 * @param string    $place      The address of the site that sends it, as a copy of the site has it too.
	 * @param string    $content    What is mailed, by access, as JSON; '' before the audience is fixed.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $post_id,
		public readonly Newsletter_State $state,
		public readonly Reason $reason,
		public readonly int $audience,
		public readonly array $categories,
		public readonly int $due,
		public readonly int $begun,
		public readonly int $ended,
		public readonly int $failures,
		public readonly int $worked,
		public readonly string $place,
		public readonly string $content,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->post_id,
			Newsletter_State::from( (string) $row->state ),
			Reason::tryFrom( (string) $row->reason ) ?? Reason::None,
			(int) $row->audience,
			array_map(
				'intval',
				array_values( array_filter( explode( ',', (string) $row->categories ), 'is_numeric' ) )
			),
			(int) $row->due,
			(int) $row->begun,
			(int) $row->ended,
			(int) $row->failures,
			(int) ( $row->worked ?? 0 ),
			(string) $row->place,
			(string) ( $row->content ?? '' ),
			(int) $row->created
		);
	}
}
