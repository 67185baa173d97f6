<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Closure;
use Slipstream\Modules\Screen;

/**
 * Adds admin.php?page=my-jetpack.
 */
final class My_Jetpack_Screen implements Screen {

	public const SLUG = 'my-jetpack';

	public function name(): string {
		return 'my-jetpack';
	}

	public function title(): string {
		return __( 'Slipstream', 'slipstream' );
	}

	public function start_data(): array {
		return array(
			'providerRoot',
			'siteSuffix',
			'siteType',
			'blogId',
			'connection',
			'ai',
			'modules',
			'health',
			'forms',
			'stats',
			'plans',
			'guideUrl',
			'analytics',
			'instagram',
		);
	}

	/** @param Closure(): void $render Prints the page. */
	public function add_to_menu( Closure $render ): string {
		return add_menu_page(
			__( 'Slipstream', 'slipstream' ),
			__( 'Slipstream', 'slipstream' ),
			'edit_posts',
			self::SLUG,
			$render,
			'dashicons-edit-large',
			3
		);
	}
}
