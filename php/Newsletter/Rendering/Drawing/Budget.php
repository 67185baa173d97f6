<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Drawing;

/**
 * How many bytes the content of an email may have. It is cut after a whole block.
 */
final class Budget {

	private int $used      = 0;
	private bool $is_spent = false;

	public function __construct( private int $bytes ) {}

	public function used(): int {
		return $this->used;
	}

	public function is_spent(): bool {
		return $this->is_spent;
	}

	/**
	 * Notes a block that was drawn.
	 *
	 * @param int $before What was used before it.
	 * @return bool Whether there is space for it. What has blocks inside stays, as those that fit are in it.
	 */
	public function take( int $before, int $bytes ): bool {
		$is_leaf = $this->used === $before && ! $this->is_spent;
		if ( $is_leaf && $before + $bytes > $this->bytes ) {
			$this->is_spent = true;
			return false;
		}
		$this->used = max( $this->used, $before + $bytes );
		return true;
	}
}
