<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/** What people want a feature for: the card of the dashboard that it stands on. */
enum Purpose: string {
	case Write    = 'write';
	case Forms    = 'forms';
	case Media    = 'media';
	case Embeds   = 'embeds';
	case Audience = 'audience';
	case Earn     = 'earn';
	case Site     = 'site';

	/** That of a block whose block.json names none, by its category in the inserter. */
	public static function of_category( string $category ): self {
		return match ( $category ) {
			'contact-form' => self::Forms,
			'media'        => self::Media,
			'embed'        => self::Embeds,
			'grow'         => self::Audience,
			'monetize'     => self::Earn,
			default        => self::Write,
		};
	}
}
