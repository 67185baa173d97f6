<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Reader;

/**
 * A locked part of a post: what it is, who may read it, and what is in it.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Part {

	/**
	 * @param string           $id     Stays the same as long as the part does. It says nothing of the text.
	 * @param Post_Access|null $access For what a paywall hides, or the whole post.
	 * @param list<int>        $plans  For a container.
	 * @param list<Block>      $blocks As they are saved, with parts of their own.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Part_Kind $kind,
		public readonly ?Post_Access $access,
		public readonly array $plans,
		public readonly array $blocks
	) {}

	public function is_open_to( Reader $reader ): bool {
		return null === $this->access ? $reader->pays_one_of( $this->plans ) : $reader->may_read( $this->access );
	}

	/** @return array<string, mixed> What the block in its place says. */
	public function attributes(): array {
		return array(
			'part' => $this->id,
			'kind' => $this->kind->value,
		) + ( null === $this->access
			? array( 'plans' => $this->plans )
			: array(
				'level' => $this->access->level->value,
				'tier'  => $this->access->tier,
			) );
	}
}
