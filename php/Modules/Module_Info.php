<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * The texts and requirements of a module, for the list of modules. Built only where someone asks for them.
 */
final class Module_Info {

	/**
	 * @param list<string> $tags What it has to do with, translated.
	 * @param string $introduced The version of Jetpack that first had it; '' for what is only ours.
	 * @param bool $requires_connection Whether it works only while the site is connected.
	 * @param bool $requires_user_connection Whether it works only while the site has an owner.
	 * @param list<string> $requires Slugs of the modules that it needs.
	 * @param list<string> $plan_classes The plans that have it.
	 * @param string $section The section of My Jetpack where it is set up, without '#/'; '' for none.
	 * @param Purpose $purpose What people want it for.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $description,
		public readonly array $tags = array(),
		public readonly int $sort = 10,
		public readonly int $recommendation_order = 20,
		public readonly string $introduced = '',
		public readonly bool $requires_connection = false,
		public readonly bool $requires_user_connection = false,
		public readonly array $requires = array(),
		public readonly array $plan_classes = array( 'free' ),
		public readonly string $search_terms = '',
		public readonly string $section = '',
		public readonly Purpose $purpose = Purpose::Site
	) {}
}
