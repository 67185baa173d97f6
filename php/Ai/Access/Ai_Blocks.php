<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Access;

use Closure;

/**
 * The blocks of AI: those whose block.json names a feature, as "slipstream": { "ai": "writing" }.
 *
 * @phpstan-import-type Metadata from \Slipstream\Blocks\Block_Switches
 */
final class Ai_Blocks {

	/** @var array<string, string>|null The feature of each, by the block's name, once it was asked for. */
	private ?array $features = null;

	/** @param Closure(): array<string, Metadata> $blocks The metadata of all blocks by name. */
	public function __construct( private Closure $blocks ) {}

	/** @return array<string, string> The feature of each, by the block's name. */
	public function features(): array {
		return $this->features ??= array_filter(
			array_map(
				static fn ( array $metadata ): string => $metadata['slipstream']['ai'] ?? '',
				( $this->blocks )()
			)
		);
	}
}
