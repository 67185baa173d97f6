<?php

declare( strict_types=1 );

namespace Slipstream\Services\Newsletter;

use Slipstream\Http\Visitor;

/**
 * What someone has asked for with a form. All but the address comes from the form as its author made it.
 */
final class Newsletter_Sign_Up {

	/**
	 * @param string       $email    As Email_Address::valid() gives it.
	 * @param string       $consent  What they have agreed to, as they have seen it.
	 * @param string       $page     The URL of the page.
	 * @param string       $language Its locale.
	 * @param list<string> $groups   The IDs of interests that they get.
	 * @param string       $tag      The name of a field that says where they signed up; '' for none.
	 * @param string       $value    What that field gets.
	 */
	public function __construct(
		public readonly string $email,
		public readonly Visitor $visitor,
		public readonly string $consent,
		public readonly string $page,
		public readonly string $language,
		public readonly array $groups = array(),
		public readonly string $tag = '',
		public readonly string $value = ''
	) {}
}
